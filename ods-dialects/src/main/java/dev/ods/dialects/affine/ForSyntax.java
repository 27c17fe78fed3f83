// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.Segments;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;

/** The custom form of {@link For}. */
final class ForSyntax {
  private static final String LOWER = "lowerBoundMap";
  private static final String UPPER = "upperBoundMap";
  private static final String STEP = "step";
  private static final String SEGMENTS = "operandSegmentSizes";

  private final OpAsmParser parser;
  private final OperationState state;
  private final Context context;
  private final Type index;
  private final List<Argument> arguments = new ArrayList<>();

  ForSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
    this.context = parser.context();
    this.index = AffineSyntax.index(parser);
  }

  boolean parse() {
    Argument number = parser.parseArgument(false, false);
    if (number == null || !parser.parseEqual() || !parseBound(LOWER, "lower", "max")) {
      return false;
    }
    arguments.add(number.withType(index));
    int lowerCount = state.operandCount();
    if (!parser.parseKeyword("to", " between bounds") || !parseBound(UPPER, "upper", "min")) {
      return false;
    }
    int upperCount = state.operandCount() - lowerCount;
    if (!parseStep()) {
      return false;
    }
    OperandMark inits = parser.operandMark();
    if (!parseCarried(inits)) {
      return false;
    }
    int initCount = inits.countTo(parser.operandMark());
    parser.addAttributeOnce(
        state, SEGMENTS, Segments.of(context, lowerCount, upperCount, initCount));
    if (arguments.size() != state.typeCount() + 1) {
      return parser.error(
          parser.nameLocation(), "mismatch between the number of loop-carried values and results");
    }
    return AffineSyntax.parseYieldingRegion(parser, state.addRegion(), arguments, state)
        && parser.parseOptionalAttrDict(state);
  }

  private boolean parseBound(String name, String which, String keyword) {
    boolean hasKeyword = parser.parseOptionalKeyword(keyword);
    OperandMark operands = parser.operandMark();
    if (!parser.parseOperandList()) {
      return false;
    }
    int count = operands.countTo(parser.operandMark());
    if (count > 1) {
      return parser.error(parser.nameLocation(), "expected only one loop bound operand");
    }
    if (count == 1) {
      return parser.resolveOperand(operands, index, state)
          && addMap(name, AffineMap.get(context, 0, 1, AffineExpr.symbol(context, 0)));
    }
    SourceLocation location = parser.location();
    Attribute bound = parser.parseAttribute(index);
    if (bound == null) {
      return false;
    }
    if (bound instanceof AffineMapAttr map) {
      return addMap(name, map.value())
          && parseMapOperands(map.value())
          && (map.value().resultCount() <= 1
              || hasKeyword
              || parser.error(
                  location,
                  which
                      + " loop bound affine map with multiple results requires '"
                      + keyword
                      + "' prefix"));
    }
    return bound instanceof IntegerAttr number
        ? addMap(name, AffineMap.get(context, 0, 0, AffineExpr.constant(context, number.value())))
        : parser.error(
            parser.nameLocation(), "expected valid affine map representation for loop bounds");
  }

  private boolean addMap(String name, AffineMap map) {
    return parser.addAttributeOnce(state, name, AffineMapAttr.get(map));
  }

  private boolean parseMapOperands(AffineMap map) {
    int before = state.operandCount();
    int dims = AffineSyntax.parseDimsAndSymbols(parser, state);
    if (dims < 0) {
      return false;
    }
    if (map.dimCount() != dims) {
      return parser.error(
          parser.nameLocation(), "dim operand count and affine map dim count must match");
    }
    return dims + map.symbolCount() == state.operandCount() - before
        || parser.error(
            parser.nameLocation(), "symbol operand count and affine map symbol count must match");
  }

  private boolean parseStep() {
    if (!parser.parseOptionalKeyword("step")) {
      return parser.addAttributeOnce(state, STEP, IntegerAttr.get(index, 1));
    }
    SourceLocation location = parser.location();
    IntegerAttr step = parser.parseAttribute(IntegerAttr.class, index);
    if (step == null) {
      return false;
    }
    parser.addAttributeOnce(state, STEP, step);
    return step.bigValue().signum() >= 0
        || parser.error(location, "expected step to be representable as a positive signed integer");
  }

  private boolean parseCarried(OperandMark inits) {
    if (!parser.parseOptionalKeyword("iter_args")) {
      return true;
    }
    if (!parser.parseAssignmentList(arguments) || !parser.parseArrowTypeList(state)) {
      return false;
    }
    int count = Math.min(arguments.size() - 1, state.typeCount());
    for (int i = 0; i < count; i++) {
      arguments.set(i + 1, arguments.get(i + 1).withType(state.type(i)));
      if (!parser.resolveOperand(inits.plus(i), state.type(i), state)) {
        return false;
      }
    }
    return true;
  }

  static void print(OpAsmPrinter printer, For loop) {
    Operation op = loop.operation();
    List<Value> arguments = AffineSyntax.arguments(op);
    printer.print(" ");
    printer.printRegionArgumentWithoutType(arguments.get(0));
    printer.print(" = ");
    printBound(printer, loop.lowerBoundMap(), loop.lowerBoundOperands(), "max ");
    printer.print(" to ");
    printBound(printer, loop.upperBoundMap(), loop.upperBoundOperands(), "min ");
    if (loop.step().value() != 1) {
      printer.print(" step ");
      printer.print(loop.step().value());
    }
    boolean carries = !loop.inits().isEmpty();
    if (carries) {
      printCarried(printer, loop, arguments);
    }
    printer.print(" ");
    printer.printRegion(loop.region(), false, carries);
    printer.printOptionalAttrDict(op, LOWER, UPPER, STEP, SEGMENTS);
  }

  private static void printCarried(OpAsmPrinter printer, For loop, List<Value> arguments) {
    String separator = " iter_args(";
    for (int i = 0; i < loop.inits().size(); i++) {
      printer.print(separator);
      printer.printOperand(arguments.get(i + 1));
      printer.print(" = ");
      printer.printOperand(loop.inits().get(i));
      separator = ", ";
    }
    printer.print(") -> (");
    printer.printTypes(loop.results());
    printer.print(")");
  }

  /** A constant and a single symbol are printed as they are, other bounds as maps. */
  private static void printBound(
      OpAsmPrinter printer, AffineMapAttr attribute, List<Value> operands, String keyword) {
    AffineMap map = attribute.value();
    if (map.resultCount() != 1) {
      printer.print(keyword);
    } else if (operands.isEmpty() && map.result(0) instanceof AffineConstantExpr constant) {
      printer.print(constant.value());
      return;
    } else if (map.dimCount() == 0
        && map.symbolCount() == 1
        && map.result(0) instanceof AffineSymbolExpr) {
      printer.printOperand(operands.get(0));
      return;
    }
    printer.printAttribute(attribute);
    AffineSyntax.printDimsAndSymbols(printer, operands, map.dimCount());
  }
}
