// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.dialects.memref.ShapeOps.CollapseShape;
import dev.ods.dialects.memref.ShapeOps.ExpandShape;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.function.BooleanSupplier;

/** Syntax shared by the custom forms of {@link ExpandShape} and {@link CollapseShape}. */
final class ReshapeSyntax {
  private ReshapeSyntax() {}

  /**
   * Parses {@code %src [[0, 1]] … attr-dict : type into type}.
   *
   * @param between parses the syntax between the groups and the attributes; its operands are
   *     indices
   */
  static boolean parse(OpAsmParser parser, OperationState state, BooleanSupplier between) {
    OperandMark source = parser.operandMark();
    if (!parser.parseOperand()) {
      return false;
    }
    ArrayAttr groups = parser.parseAttribute(ArrayAttr.class, NoneType.get(parser.context()));
    if (groups == null) {
      return false;
    }
    state.setAttribute("reassociation", groups);
    if (!between.getAsBoolean() || !parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
      return false;
    }
    Type from = parser.parseType(MemRefType.class);
    Type to =
        from != null && parser.parseKeyword("into") ? parser.parseType(MemRefType.class) : null;
    if (from == null || to == null) {
      return false;
    }
    state.addType(to);
    Type index = IndexType.get(parser.context());
    return parser.resolveOperand(source, from, state)
        && parser.resolveOperands(source.plus(1), parser.operandMark(), index, state);
  }

  static void print(OpAsmPrinter printer, Operation op, ArrayAttr groups) {
    printer.print(" ");
    printer.printOperand(op, 0);
    printer.print(" ");
    printer.printAttributeWithoutType(groups);
  }

  static void printRest(OpAsmPrinter printer, Operation op) {
    printer.printOptionalAttrDict(op, "reassociation", "static_output_shape");
    printer.print(" : ");
    printer.printType(op.operandType(0));
    printer.print(" into ");
    printer.printType(op.resultType(0));
  }
}
