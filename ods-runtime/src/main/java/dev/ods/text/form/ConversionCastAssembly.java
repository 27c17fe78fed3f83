// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;

/**
 * The custom form of {@code builtin.unrealized_conversion_cast}: {@code %0, %1 : i32, i64 to index
 * {…}}.
 */
final class ConversionCastAssembly implements OpAssembly {
  @Override
  public boolean parse(OpAsmParser parser, OperationState state) {
    int operandsFrom = parser.operandMark();
    int operandsLocation = parser.location();
    if (!parser.parseOperandList()) {
      return false;
    }
    int operandsTo = parser.operandMark();
    int inputsFrom = parser.typeMark();
    if (operandsTo > operandsFrom && !(parser.parseColon() && parser.parseTypeList())) {
      return false;
    }
    int inputsTo = parser.typeMark();
    if (!parser.parseKeyword("to") || !parser.parseTypeList()) {
      return false;
    }
    int outputsTo = parser.typeMark();
    return parser.parseOptionalAttrDict(state)
        && parser.addTypes(inputsTo, outputsTo, state)
        && parser.resolveOperands(
            operandsFrom, operandsTo, inputsFrom, inputsTo, operandsLocation, state);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op) {
    if (op.operandCount() > 0) {
      printer.print(" ");
      printer.printOperands(op.operands());
      printer.print(" : ");
      printer.printTypes(op.operands());
    }
    printer.print(" to ");
    printer.printTypes(op.results());
    printer.printOptionalAttrDict(op);
  }
}
