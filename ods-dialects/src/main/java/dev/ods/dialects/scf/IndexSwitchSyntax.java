// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.TypeMark;
import java.util.List;
import java.util.stream.LongStream;

/** The custom form of {@link IndexSwitch}. */
final class IndexSwitchSyntax {
  private static final String CASES = "cases";

  private IndexSwitchSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    OperandMark argument = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    TypeMark types = parser.typeMark();
    if (parser.parseOptionalArrow() && !parser.parseTypeList()) {
      return false;
    }
    parser.addTypes(types, parser.typeMark(), state);
    Region defaultRegion = state.addRegion();
    return parseCases(parser, state)
        && parser.parseKeyword("default")
        && ScfSyntax.parseYieldingRegion(parser, defaultRegion, state)
        && parser.resolveOperand(argument, IndexType.get(parser.context()), state);
  }

  private static boolean parseCases(OpAsmParser parser, OperationState state) {
    LongStream.Builder cases = LongStream.builder();
    while (parser.parseOptionalKeyword("case")) {
      Long value = parser.parseInteger();
      if (value == null || !parser.parseRegion(state.addRegion())) {
        return false;
      }
      cases.add(value);
    }
    state.setAttribute(CASES, DenseArrayAttr.ofLongs(parser.context(), cases.build().toArray()));
    return true;
  }

  static void print(OpAsmPrinter printer, IndexSwitch op) {
    printer.print(" ");
    printer.printOperand(op.arg());
    printer.printOptionalAttrDict(op.operation(), CASES);
    if (!op.results().isEmpty()) {
      printer.print(" -> ");
      printer.printTypes(op.results());
    }
    printer.print(" ");
    long[] cases = op.cases();
    List<Region> regions = op.caseRegions();
    for (int i = 0; i < cases.length; i++) {
      printer.printNewline();
      printer.print("case " + cases[i] + " ");
      printer.printRegion(regions.get(i), false, true);
    }
    printer.printNewline();
    printer.print("default ");
    printer.printRegionWithImplicitTerminator(op.defaultRegion());
  }
}
