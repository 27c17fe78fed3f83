// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerAttr;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.arith.attr.IntegerOverflowFlagsEnum;
import dev.ods.dialects.fold.BinaryFold;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Patterns for an operation with a constant, one of whose operands is such an operation again: both
 * become one with a constant computed of the two.
 *
 * @param name the name of the pattern
 * @param outer the kind of the operation
 * @param outerConstant which of its operands is the constant
 * @param inner the kind of the operation that defines the other one
 * @param innerConstant which of its operands is the constant
 * @param result the kind of the operation that replaces both
 * @param resultConstant which of its operands is the constant
 * @param function computes the constant
 * @param swapped whether of the outer constant and the inner one, not of the inner and the outer
 * @param flags whether the result keeps the overflow flags that both have
 */
record ConstantChain(
    String name,
    OpModel outer,
    int outerConstant,
    OpModel inner,
    int innerConstant,
    OpModel result,
    int resultConstant,
    BinaryFold function,
    boolean swapped,
    boolean flags) {
  private static final OpModel ADD = AddIOp.MODEL;
  private static final OpModel SUB = SubIOp.MODEL;
  private static final OpModel MUL = MulIOp.MODEL;

  /** In the order in which they are tried. */
  private static final List<ConstantChain> ALL =
      List.of(
          of("AddIAddConstant", ADD, 1, ADD, 1, ADD, 1, IntegerFold.ADD, false),
          of("AddISubConstantRHS", ADD, 1, SUB, 1, ADD, 1, IntegerFold.SUB, true),
          of("AddISubConstantLHS", ADD, 1, SUB, 0, SUB, 0, IntegerFold.ADD, false),
          new ConstantChain(
              "SubIRHSAddConstant", SUB, 1, ADD, 1, ADD, 1, IntegerFold.SUB, false, false),
          of("SubILHSAddConstant", SUB, 0, ADD, 1, SUB, 0, IntegerFold.SUB, true),
          of("SubIRHSSubConstantRHS", SUB, 1, SUB, 1, SUB, 1, IntegerFold.ADD, false),
          of("SubIRHSSubConstantLHS", SUB, 1, SUB, 0, SUB, 0, IntegerFold.SUB, false),
          of("SubILHSSubConstantRHS", SUB, 0, SUB, 1, SUB, 0, IntegerFold.ADD, false),
          of("SubILHSSubConstantLHS", SUB, 0, SUB, 0, ADD, 1, IntegerFold.SUB, true),
          new ConstantChain(
              "MulIMulIConstant", MUL, 1, MUL, 1, MUL, 1, IntegerFold.MUL, false, true));

  private static ConstantChain of(
      String name,
      OpModel outer,
      int outerConstant,
      OpModel inner,
      int innerConstant,
      OpModel result,
      int resultConstant,
      BinaryFold function,
      boolean swapped) {
    return new ConstantChain(
        name,
        outer,
        outerConstant,
        inner,
        innerConstant,
        result,
        resultConstant,
        function,
        swapped,
        true);
  }

  static void addTo(RewritePatternSet patterns) {
    for (ConstantChain each : ALL) {
      Definition nested = new Definition(1 - each.outerConstant, each.inner, each.innerConstant);
      patterns.add(each.outer, nested, each.name, 2, each::rewrite);
    }
  }

  private boolean rewrite(Operation op, Rewriter rewriter) {
    Operation nested = Matchers.definition(op.operand(1 - outerConstant), inner);
    if (nested == null) {
      return false;
    }
    Attribute first = Matchers.constant(nested.operand(innerConstant));
    Attribute second = Matchers.constant(op.operand(outerConstant));
    if (!(first instanceof IntegerAttr) || !(second instanceof IntegerAttr)) {
      return false;
    }
    Type type = op.resultType(0);
    Attribute value =
        swapped
            ? function.foldConstants(second, first, type)
            : function.foldConstants(first, second, type);
    Value firstConstant =
        outerConstant == 0 ? op.operand(outerConstant) : nested.operand(innerConstant);
    Location location = ArithPatterns.fused(op, firstConstant);
    Value constant = ConstantOp.build(rewriter, location, Objects.requireNonNull(value)).result();
    Value other = nested.operand(1 - innerConstant);
    OperationState state =
        rewriter
            .state(result, location)
            .addOperand(resultConstant == 0 ? constant : other)
            .addOperand(resultConstant == 0 ? other : constant)
            .addType(type);
    state.setAttribute("overflowFlags", flagsOf(op, nested));
    rewriter.replace(op, rewriter.create(state));
    return true;
  }

  /** The overflow flags of the result: those that both operations have, or none. */
  private Attribute flagsOf(Operation op, Operation nested) {
    Set<IntegerOverflowFlags> both = EnumSet.noneOf(IntegerOverflowFlags.class);
    if (flags) {
      both.addAll(overflowFlags(op));
      both.retainAll(overflowFlags(nested));
    }
    return IntegerOverflowFlagsEnum.get(op.context(), both);
  }

  static Set<IntegerOverflowFlags> overflowFlags(Operation op) {
    return op.view() instanceof IntegerOps.OverflowOp view ? view.overflowFlags() : Set.of();
  }
}
