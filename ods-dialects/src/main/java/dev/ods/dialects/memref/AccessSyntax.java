// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.dialects.memref.AccessOps.Load;
import dev.ods.dialects.memref.AccessOps.Store;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Syntax shared by the custom forms of {@link Load} and {@link Store}. */
final class AccessSyntax {
  private AccessSyntax() {}

  /** Parses {@code %memref[%i, …] attr-dict : type}; null after a diagnostic has been reported. */
  static @Nullable MemRefType parse(OpAsmParser parser, OperationState state) {
    boolean parsed =
        parser.parseOperand()
            && parser.parseLSquare()
            && parser.parseOperandList()
            && parser.parseRSquare()
            && parser.parseOptionalAttrDict(state)
            && parser.parseColon();
    return parsed ? parser.parseType(MemRefType.class) : null;
  }

  /** Adds the memref above a mark, and all operands after it, to the operation. */
  static boolean resolve(OpAsmParser parser, OperandMark memref, Type type, OperationState state) {
    return parser.resolveOperand(memref, type, state)
        && parser.resolveOperands(
            memref.plus(1), parser.operandMark(), IndexType.get(parser.context()), state);
  }

  /** Prints the syntax of {@link #parse}; {@code nontemporal} only if it is true. */
  static void print(
      OpAsmPrinter printer, Operation op, Value memref, List<Value> indices, boolean nontemporal) {
    printer.printOperand(memref);
    printer.print("[");
    printer.printOperands(indices);
    printer.print("]");
    printer.printOptionalAttrDict(op, nontemporal ? null : "nontemporal");
    printer.print(" : ");
    printer.printType(memref.type());
  }
}
