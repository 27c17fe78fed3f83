// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.Segments;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.TypeMark;
import java.util.ArrayList;
import java.util.List;

/** The custom form of {@link Parallel}. */
final class ParallelSyntax {
  private static final String SEGMENTS = "operandSegmentSizes";

  private final OpAsmParser parser;
  private final OperationState state;
  private final List<Argument> numbers = new ArrayList<>();

  ParallelSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
  }

  boolean parse() {
    if (!parser.parseArgumentList(numbers, Delimiter.PAREN, false, false)
        || !parser.parseEqual()
        || !parseBounds()
        || !parser.parseKeyword("to")
        || !parseBounds()
        || !parser.parseKeyword("step")
        || !parseBounds()) {
      return false;
    }
    OperandMark inits = parser.operandMark();
    if (parser.parseOptionalKeyword("init") && !parser.parseOperandList(Delimiter.PAREN)) {
      return false;
    }
    OperandMark end = parser.operandMark();
    TypeMark types = parser.typeMark();
    if (!parser.parseOptionalArrowTypeList()) {
      return false;
    }
    TypeMark typesEnd = parser.typeMark();
    parser.addTypes(types, typesEnd, state);
    if (!parseBody(inits.countTo(end))
        || !parser.resolveOperands(inits, end, types, typesEnd, parser.nameLocation(), state)) {
      return false;
    }
    parser.ensureTerminator(
        state.region(0), parser.context().operationName(ReduceOp.NAME), state.location());
    return true;
  }

  /** Parses as many values of type {@code index} as there are numbers. */
  private boolean parseBounds() {
    OperandMark from = parser.operandMark();
    return parser.parseOperandList(Delimiter.PAREN, numbers.size())
        && parser.resolveOperands(
            from, parser.operandMark(), IndexType.get(parser.context()), state);
  }

  private boolean parseBody(int inits) {
    ScfSyntax.setTypes(numbers, 0, IndexType.get(parser.context()));
    if (!parser.parseRegion(state.addRegion(), numbers, false)) {
      return false;
    }
    int count = numbers.size();
    parser.addAttributeOnce(
        state, SEGMENTS, Segments.of(parser.context(), count, count, count, inits));
    return parser.parseOptionalAttrDict(state);
  }

  static void print(OpAsmPrinter printer, Parallel op) {
    printValues(printer, " (", ScfSyntax.arguments(op.operation(), 0));
    printValues(printer, " = (", op.lowerBound());
    printValues(printer, " to (", op.upperBound());
    printValues(printer, " step (", op.step());
    if (!op.initVals().isEmpty()) {
      printValues(printer, " init (", op.initVals());
    }
    printer.printOptionalArrowTypes(op.results());
    printer.print(" ");
    printer.printRegion(op.region(), false, true);
    printer.printOptionalAttrDict(op.operation(), SEGMENTS);
  }

  private static void printValues(OpAsmPrinter printer, String prefix, List<Value> values) {
    printer.print(prefix);
    printer.printOperands(values);
    printer.print(")");
  }
}
