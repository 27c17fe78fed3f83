// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.MapOps.MapOp;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;

/** The custom form and the verification that {@link MapOps} share. */
final class MapSyntax {
  private MapSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    AffineMapAttr map = parser.parseAttribute(AffineMapAttr.class, null);
    if (map == null) {
      return false;
    }
    parser.addAttributeOnce(state, "map", map);
    OperandMark operands = parser.operandMark();
    if (!parser.parseOperandList(Delimiter.PAREN)
        || !parser.parseOperandList(Delimiter.OPTIONAL_SQUARE)) {
      return false;
    }
    OperandMark end = parser.operandMark();
    if (!parser.parseOptionalAttrDict(state)
        || !parser.resolveOperands(operands, end, AffineSyntax.index(parser), state)) {
      return false;
    }
    state.addType(AffineSyntax.index(parser));
    return true;
  }

  static void print(OpAsmPrinter printer, MapOp op) {
    Operation operation = op.operation();
    printer.print(" ");
    printer.printAttribute(op.map());
    AffineSyntax.printDimsAndSymbols(printer, operation.operands(), op.map().value().dimCount());
    printer.printOptionalAttrDict(operation, "map");
  }

  /** The number of operands that a map is applied to. */
  static int inputs(AffineMap map) {
    return map.dimCount() + map.symbolCount();
  }

  /** Checks that there is one operand for each dimension and symbol. */
  static boolean verifyOperandCount(MapOp op, Diagnostics diagnostics) {
    AffineMap map = op.map().value();
    if (op.mapOperands().size() == inputs(map)) {
      return true;
    }
    diagnostics.opError(
        op.operation(), "operand count and affine map dimension and symbol count must match");
    return false;
  }

  /** Checks the numbers of operands and results. */
  static void verify(MapOp op, Diagnostics diagnostics) {
    if (verifyOperandCount(op, diagnostics) && op.map().value().resultCount() == 0) {
      diagnostics.opError(op.operation(), "affine map expect at least one result");
    }
  }
}
