// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.Objects;

/** Patterns of canonicalization of {@code arith.select}. */
final class SelectPatterns {
  private SelectPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(SelectOp.MODEL, "RedundantSelectFalse", 2, (op, r) -> redundant(op, 2, r))
        .add(SelectOp.MODEL, "RedundantSelectTrue", 2, (op, r) -> redundant(op, 1, r))
        .add(SelectOp.MODEL, "SelectNotCond", 2, SelectPatterns::ofComplement)
        .add(SelectOp.MODEL, "SelectI1ToNot", 1, SelectPatterns::complement)
        .add(SelectOp.MODEL, "SelectToExtUI", 1, SelectPatterns::extension);
  }

  private static Value select(
      Rewriter rewriter, Location location, Value condition, Value ifTrue, Value ifFalse) {
    return SelectOp.build(rewriter, location, condition, ifTrue, ifFalse).result();
  }

  /** One of the values is a selection by the same condition. */
  private static boolean redundant(Operation op, int side, Rewriter rewriter) {
    Operation inner = Matchers.definition(op.operand(side), SelectOp.MODEL);
    if (inner == null || inner.equals(op) || !inner.operand(0).equals(op.operand(0))) {
      return false;
    }
    Value chosen = inner.operand(side);
    Value other = op.operand(3 - side);
    rewriter.replace(
        op,
        select(
            rewriter,
            ArithPatterns.fused(op, inner),
            op.operand(0),
            side == 1 ? chosen : other,
            side == 1 ? other : chosen));
    return true;
  }

  private static boolean ofComplement(Operation op, Rewriter rewriter) {
    Operation xor = Matchers.definition(op.operand(0), XOrIOp.MODEL);
    APInt mask = xor == null ? null : Matchers.integer(xor.operand(1));
    if (xor == null || mask == null || !mask.isAllOnes()) {
      return false;
    }
    rewriter.replace(
        op,
        select(
            rewriter,
            ArithPatterns.fused(op, xor.operand(1)),
            xor.operand(0),
            op.operand(2),
            op.operand(1)));
    return true;
  }

  /** Of false or true, the complement of the condition. */
  private static boolean complement(Operation op, Rewriter rewriter) {
    if (!(Matchers.constant(op.operand(1)) instanceof BoolAttr ifTrue)
        || !(Matchers.constant(op.operand(2)) instanceof BoolAttr ifFalse)
        || !ifTrue.isZero()
        || ifFalse.isZero()) {
      return false;
    }
    Value mask = ConstantOp.build(rewriter, op.location(), ifFalse).result();
    rewriter.replace(op, XOrIOp.build(rewriter, op.location(), op.operand(0), mask).result());
    return true;
  }

  /** Of 1 or 0, the condition as a number; of 0 or 1, its complement. */
  private static boolean extension(Operation op, Rewriter rewriter) {
    Type type = op.resultType(0);
    if (!(type instanceof IntegerType integer) || integer.width() == 1) {
      return false;
    }
    Value condition = op.operand(0);
    if (Matchers.isOne(op.operand(1)) && Matchers.isZero(op.operand(2))) {
      rewriter.replace(op, ExtUIOp.build(rewriter, op.location(), type, condition).out());
      return true;
    }
    if (!Matchers.isZero(op.operand(1)) || !Matchers.isOne(op.operand(2))) {
      return false;
    }
    Attribute mask = ConstantFolding.splat(condition.type(), APInt.of(true));
    Value constant =
        ConstantOp.build(rewriter, op.location(), Objects.requireNonNull(mask)).result();
    Value not = XOrIOp.build(rewriter, op.location(), condition, constant).result();
    rewriter.replace(op, ExtUIOp.build(rewriter, op.location(), type, not).out());
    return true;
  }
}
