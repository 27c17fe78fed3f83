// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import dev.ods.trait.Terminator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The custom form of {@link Forall}. */
final class ForallSyntax {
  private static final String LOWER = "staticLowerBound";
  private static final String UPPER = "staticUpperBound";
  private static final String STEP = "staticStep";
  private static final String SEGMENTS = "operandSegmentSizes";

  private final OpAsmParser parser;
  private final OperationState state;

  /** The numbers, and then the tensors. */
  private final List<Argument> arguments = new ArrayList<>();

  private @Nullable DenseArrayAttr lower;
  private @Nullable DenseArrayAttr upper;
  private @Nullable DenseArrayAttr step;

  /** How many operands are lower bounds, upper bounds, steps, and tensors. */
  private final int[] groups = new int[4];

  ForallSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
  }

  boolean parse() {
    if (!parser.parseArgumentList(arguments, Delimiter.PAREN, false, false)) {
      return false;
    }
    int rank = arguments.size();
    if (!parseBounds(rank) || !parseOutputs()) {
      return false;
    }
    ScfSyntax.setTypes(arguments, 0, IndexType.get(parser.context()));
    ScfSyntax.setResultTypes(arguments, rank, state);
    return parseBody() && addAttributes() && parser.parseOptionalAttrDict(state);
  }

  private boolean parseBounds(int rank) {
    if (parser.parseOptionalKeyword("in")) {
      lower = constants(rank, 0);
      upper = parseList(1);
      step = constants(rank, 1);
      return upper != null;
    }
    lower = parser.parseEqual() ? parseList(0) : null;
    upper = lower != null && parser.parseKeyword("to") ? parseList(1) : null;
    step = upper != null && parser.parseKeyword("step") ? parseList(2) : null;
    return step != null;
  }

  private DenseArrayAttr constants(int count, long value) {
    long[] values = new long[count];
    Arrays.fill(values, value);
    return DenseArrayAttr.ofLongs(parser.context(), values);
  }

  private @Nullable DenseArrayAttr parseList(int group) {
    OperandMark from = parser.operandMark();
    DenseArrayAttr list = DynamicIndexList.parse(parser, Delimiter.PAREN);
    groups[group] = from.countTo(parser.operandMark());
    boolean resolved =
        list != null
            && parser.resolveOperands(
                from, parser.operandMark(), IndexType.get(parser.context()), state);
    return resolved ? list : null;
  }

  private boolean parseOutputs() {
    SourceLocation at = parser.location();
    if (!parser.parseOptionalKeyword("shared_outs")) {
      return true;
    }
    OperandMark from = parser.operandMark();
    TypeMark types = parser.typeMark();
    if (!parser.parseAssignmentList(arguments)) {
      return false;
    }
    groups[3] = from.countTo(parser.operandMark());
    return parser.parseOptionalArrowTypeList()
        && parser.addTypes(types, parser.typeMark(), state)
        && parser.resolveOperands(from, parser.operandMark(), types, parser.typeMark(), at, state);
  }

  private boolean parseBody() {
    Region body = state.addRegion();
    if (!parser.parseRegion(body, arguments, false)) {
      return false;
    }
    Block last = body.last();
    Block block = last != null ? last : body.addBlock();
    Operation end = block.last();
    if (end == null || !end.name().hasTrait(Terminator.class)) {
      OpBuilder builder = OpBuilder.atEnd(block);
      OperationState terminator = builder.state(InParallelOp.MODEL, state.location());
      terminator.addRegion().addBlock();
      builder.create(terminator);
    }
    return true;
  }

  private boolean addAttributes() {
    return add(LOWER, lower)
        && add(UPPER, upper)
        && add(STEP, step)
        && add(SEGMENTS, Segments.of(parser.context(), groups));
  }

  private boolean add(String name, @Nullable DenseArrayAttr value) {
    return value != null && parser.addAttributeOnce(state, name, value);
  }

  static void print(OpAsmPrinter printer, Forall op) {
    List<Value> arguments = ScfSyntax.arguments(op.operation(), 0);
    printer.print(" (");
    printer.printOperands(arguments.subList(0, op.rank()));
    if (startsAtZero(op)) {
      printer.print(") in ");
      printList(printer, op.staticUpperBound(), op.dynamicUpperBound());
    } else {
      printer.print(") = ");
      printList(printer, op.staticLowerBound(), op.dynamicLowerBound());
      printer.print(" to ");
      printList(printer, op.staticUpperBound(), op.dynamicUpperBound());
      printer.print(" step ");
      printList(printer, op.staticStep(), op.dynamicStep());
    }
    List<Value> outputs = arguments.subList(op.rank(), arguments.size());
    ScfSyntax.printAssignments(printer, " shared_outs", outputs, op.outputs());
    if (!outputs.isEmpty()) {
      ScfSyntax.printTypes(printer, op.results());
    }
    printer.print(" ");
    printer.printRegion(op.region(), false, !op.results().isEmpty());
    printer.printOptionalAttrDict(op.operation(), LOWER, UPPER, STEP, SEGMENTS);
  }

  private static void printList(OpAsmPrinter printer, long[] integers, List<Value> values) {
    DynamicIndexList.print(printer, integers, values, Delimiter.PAREN);
  }

  /** Whether all dimensions start at 0 with step 1, so that only upper bounds are printed. */
  private static boolean startsAtZero(Forall op) {
    return all(op.staticLowerBound(), op.dynamicLowerBound(), 0)
        && all(op.staticStep(), op.dynamicStep(), 1);
  }

  private static boolean all(long[] integers, List<Value> values, long wanted) {
    Iterator<Value> next = values.iterator();
    for (long integer : integers) {
      BigInteger is =
          ShapedType.isDynamic(integer)
              ? Constants.integer(next.next())
              : BigInteger.valueOf(integer);
      if (is == null || !is.equals(BigInteger.valueOf(wanted))) {
        return false;
      }
    }
    return true;
  }
}
