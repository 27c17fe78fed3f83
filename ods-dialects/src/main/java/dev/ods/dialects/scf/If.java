// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I1;
import dev.ods.control.InvocationBounds;
import dev.ods.control.RegionBodies;
import dev.ods.control.RegionBody;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Matchers;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Runs one of two regions. */
@Op(dialect = ScfDialect.class, name = "if")
@Trait({NoRegionArguments.class, RecursiveMemoryEffects.class, RecursivelySpeculatable.class})
@SingleBlockImplicitTerminator(Yield.class)
public interface If extends Foldable, RegionBranchOpInterface {
  /** Whether to run the first region. */
  @Operand(I1.class)
  Value condition();

  /** The yielded values. */
  @Result
  ValueRange results();

  /** The first region. */
  @SizedRegion(1)
  Region thenRegion();

  /** The second region; may be empty. */
  @MaxSizedRegion(1)
  Region elseRegion();

  /** Without results; the first region gets a terminator if it has none, the second is empty. */
  static void build(OpBuilder builder, OperationState state, Value condition, RegionBody thenBody) {
    state.addOperand(condition);
    RegionBodies.add(builder, state, thenBody, YieldOp::build);
    state.addRegion();
  }

  /**
   * With two regions, each of which gets a terminator if it has none. The types of the results are
   * those of what the first one yields.
   */
  static void build(
      OpBuilder builder,
      OperationState state,
      Value condition,
      RegionBody thenBody,
      RegionBody elseBody) {
    state.addOperand(condition);
    RegionBodies.add(builder, state, thenBody, YieldOp::build);
    RegionBodies.add(builder, state, elseBody, YieldOp::build);
    Operation yield = Objects.requireNonNull(state.region(0).first()).last();
    if (yield != null && yield.is(YieldOp.MODEL)) {
      yield.operands().forEach(value -> state.addType(value.type()));
    }
  }

  /** Parses {@code %condition -> types region else region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    state.addRegions(2);
    OperandMark condition = parser.operandMark();
    if (!parser.parseOperand()
        || !parser.resolveOperand(condition, IntegerType.get(parser.context(), 1), state)
        || !parser.parseOptionalArrowTypeList(state)) {
      return false;
    }
    return ScfSyntax.parseYieldingRegion(parser, state.region(0), state)
        && (!parser.parseOptionalKeyword("else")
            || ScfSyntax.parseYieldingRegion(parser, state.region(1), state))
        && parser.parseOptionalAttrDict(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, If op) {
    boolean yields = !op.results().isEmpty();
    printer.print(" ");
    printer.printOperand(op.condition());
    if (yields) {
      ScfSyntax.printTypes(printer, op.results());
    }
    printer.print(" ");
    printer.printRegion(op.thenRegion(), false, yields);
    if (!op.elseRegion().isEmpty()) {
      printer.print(" else ");
      printer.printRegion(op.elseRegion(), false, yields);
    }
    printer.printOptionalAttrDict(op.operation());
  }

  /** Checks that there are two regions if there are results. */
  default void verify(Diagnostics diagnostics) {
    if (!results().isEmpty() && elseRegion().isEmpty()) {
      diagnostics.opError(operation(), "must have an else block if defining values");
    }
  }

  /** If not c, then a, else b: if c, then b, else a. */
  @Override
  default @Nullable FoldResult fold(Constants constants) {
    Operation complement = Matchers.definition(condition(), XOrIOp.MODEL);
    if (elseRegion().isEmpty() || complement == null || !Matchers.isOne(complement.operand(1))) {
      return null;
    }
    operation().setOperand(0, complement.operand(0));
    Block ifTrue = Objects.requireNonNull(thenRegion().first());
    Block ifFalse = Objects.requireNonNull(elseRegion().first());
    ifTrue.remove();
    ifFalse.remove();
    thenRegion().append(ifFalse);
    elseRegion().append(ifTrue);
    return FoldResult.inPlace();
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    if (!point.isParent()) {
      return List.of(RegionSuccessor.PARENT);
    }
    RegionSuccessor otherwise =
        elseRegion().isEmpty() ? RegionSuccessor.PARENT : new RegionSuccessor(elseRegion());
    return List.of(new RegionSuccessor(thenRegion()), otherwise);
  }

  @Override
  default List<RegionSuccessor> entrySuccessorRegions(List<@Nullable Attribute> operands) {
    List<RegionSuccessor> both = successorRegions(RegionBranchPoint.PARENT);
    return operands.get(0) instanceof IntegerAttr known
        ? List.of(both.get(known.bigValue().signum() != 0 ? 0 : 1))
        : both;
  }

  @Override
  default List<InvocationBounds> regionInvocationBounds(List<@Nullable Attribute> operands) {
    if (operands.get(0) instanceof IntegerAttr known) {
      long first = known.bigValue().signum() != 0 ? 1 : 0;
      return List.of(new InvocationBounds(0, first), new InvocationBounds(0, 1 - first));
    }
    return List.of(new InvocationBounds(0, 1L), new InvocationBounds(0, 1L));
  }
}
