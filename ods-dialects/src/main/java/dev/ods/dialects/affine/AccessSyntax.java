// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The components of loads and stores, and their custom forms. */
final class AccessSyntax {
  private AccessSyntax() {}

  /** The map of a load or a store. */
  static AffineMapAttr map(Operation op) {
    if (op.attribute("map") instanceof AffineMapAttr map) {
      return map;
    }
    throw new IllegalStateException("a valid access has a map");
  }

  /** Adds a memory, and where to access it. */
  static void fill(OperationState state, Value memory, AffineValueMap indices) {
    state.addOperand(memory).addOperands(indices.operands());
    state.setAttribute("map", AffineMapAttr.get(indices.map()));
  }

  /** The type of the elements of a memory, which is to be accessed. */
  static Type elementType(Value memory) {
    if (memory.type() instanceof MemRefType type) {
      return type.elementType();
    }
    throw new IllegalArgumentException(
        "a value of type '%s' is no memory: give one of a memref type".formatted(memory.type()));
  }

  /** Parses a load of an element, or of a vector, whose type is then written too. */
  static boolean parseLoad(OpAsmParser parser, boolean isVector, OperationState state) {
    OperandMark memory = parser.operandMark();
    if (!parser.parseOperand()) {
      return false;
    }
    List<OperandMark> indices = AffineSyntax.parseIndices(parser, "map", state);
    MemRefType type = indices == null ? null : parseMemoryType(parser, state);
    Type loaded = type == null ? null : parseValueType(parser, type, isVector);
    if (loaded == null || !resolve(parser, memory, indices, type, state)) {
      return false;
    }
    state.addType(loaded);
    return true;
  }

  /** Parses a store of an element, or of a vector, whose type is then written too. */
  static boolean parseStore(OpAsmParser parser, boolean isVector, OperationState state) {
    OperandMark value = parser.operandMark();
    OperandMark memory = value.plus(1);
    if (!parser.parseOperand() || !parser.parseComma() || !parser.parseOperand()) {
      return false;
    }
    List<OperandMark> indices = AffineSyntax.parseIndices(parser, "map", state);
    MemRefType type = indices == null ? null : parseMemoryType(parser, state);
    Type stored = type == null ? null : parseValueType(parser, type, isVector);
    return stored != null
        && parser.resolveOperand(value, stored, state)
        && resolve(parser, memory, indices, type, state);
  }

  private static @Nullable MemRefType parseMemoryType(OpAsmParser parser, OperationState state) {
    return parser.parseOptionalAttrDict(state) ? parser.parseColonType(MemRefType.class) : null;
  }

  private static @Nullable Type parseValueType(
      OpAsmParser parser, MemRefType memory, boolean isVector) {
    if (!isVector) {
      return memory.elementType();
    }
    return parser.parseComma() ? parser.parseType(VectorType.class) : null;
  }

  /** Adds a memory and the operands of its map to the operation. */
  static boolean resolve(
      OpAsmParser parser,
      OperandMark memory,
      List<OperandMark> indices,
      Type type,
      OperationState state) {
    return parser.resolveOperand(memory, type, state)
        && parser.resolveOperands(indices, AffineSyntax.index(parser), state);
  }

  /**
   * Prints what loads and stores have in common.
   *
   * @param memory the index of the memory among the operands
   */
  static void print(OpAsmPrinter printer, Operation op, int memory, AffineMapAttr map) {
    printer.print(" ");
    if (memory > 0) {
      printer.printOperand(op, 0);
      printer.print(", ");
    }
    AffineSyntax.printMemory(
        printer, op.operand(memory), map, op.operands(memory + 1, op.operandCount() - memory - 1));
    printer.printOptionalAttrDict(op, "map");
    printer.print(" : ");
    printer.printType(op.operandType(memory));
  }
}
