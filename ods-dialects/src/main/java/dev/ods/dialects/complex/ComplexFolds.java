// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.dialects.arith.NegFOp;
import dev.ods.floating.APFloat;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How operations on complex numbers are simplified. */
final class ComplexFolds {
  static final Folder UNDO_LOG = (op, constants) -> undo(op, LogOp.MODEL);
  static final Folder UNDO_EXP = (op, constants) -> undo(op, ExpOp.MODEL);
  static final Folder UNDO_NEG = (op, constants) -> undo(op, NegOp.MODEL);
  static final Folder UNDO_CONJ = (op, constants) -> undo(op, ConjOp.MODEL);
  static final Folder RE = (op, constants) -> part(op, 0, constants);
  static final Folder IM = (op, constants) -> part(op, 1, constants);

  private ComplexFolds() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(BitcastOp.MODEL, "MergeComplexBitcast", 1, ComplexFolds::mergeBitcasts)
        .add(
            dev.ods.dialects.arith.BitcastOp.MODEL,
            "MergeArithBitcast",
            1,
            ComplexFolds::mergeBitcasts)
        .add(ImOp.MODEL, "FoldComponentNeg", 1, (op, rewriter) -> partOfNegative(op, 1, rewriter))
        .add(ReOp.MODEL, "FoldComponentNeg", 1, (op, rewriter) -> partOfNegative(op, 0, rewriter));
  }

  /** The operand of an operation of a kind that this one undoes. */
  private static @Nullable FoldResult undo(Operation op, OpModel kind) {
    Operation inner = Matchers.definition(op.operand(0), kind);
    return inner == null ? null : FoldResult.of(inner.operand(0));
  }

  /** The first operand of an operation whose second one this operation takes back. */
  private static @Nullable FoldResult undo(Value inner, OpModel kind, Value operand) {
    Operation definition = Matchers.definition(inner, kind);
    return definition != null && definition.operand(1).equals(operand)
        ? FoldResult.of(definition.operand(0))
        : null;
  }

  static @Nullable FoldResult add(Operation op) {
    FoldResult undone = undo(op.operand(0), SubOp.MODEL, op.operand(1));
    if (undone == null) {
      undone = undo(op.operand(1), SubOp.MODEL, op.operand(0));
    }
    return undone != null ? undone : neutral(op, APFloat::isZero);
  }

  static @Nullable FoldResult subtract(Operation op) {
    FoldResult undone = undo(op.operand(0), AddOp.MODEL, op.operand(1));
    return undone != null ? undone : neutral(op, APFloat::isZero);
  }

  /** A product with one, or a quotient by one. */
  static @Nullable FoldResult scale(Operation op) {
    return neutral(op, APFloat::isOne);
  }

  /** The first operand, if the second is real and neutral. */
  private static @Nullable FoldResult neutral(Operation op, Predicate<APFloat> isNeutral) {
    Attribute number = Matchers.constant(op.operand(1));
    APFloat real = part(number, 0);
    APFloat imaginary = part(number, 1);
    return real != null && imaginary != null && isNeutral.test(real) && imaginary.isZero()
        ? FoldResult.of(op.operand(0))
        : null;
  }

  private static @Nullable APFloat part(@Nullable Attribute number, int index) {
    return number instanceof ArrayAttr parts && parts.size() == 2
        ? ConstantFolding.floating(parts.element(index))
        : null;
  }

  /** A part of a number that is constant, or was made of its parts. */
  private static @Nullable FoldResult part(Operation op, int index, Constants constants) {
    ArrayAttr parts = constants.of(op.operand(0), ArrayAttr.class);
    if (parts != null && parts.size() == 2) {
      return FoldResult.of(parts.element(index));
    }
    Operation created = Matchers.definition(op.operand(0), CreateOp.MODEL);
    return created == null ? null : FoldResult.of(created.operand(index));
  }

  static @Nullable FoldResult create(Operation op) {
    Operation real = Matchers.definition(op.operand(0), ReOp.MODEL);
    Operation imaginary = Matchers.definition(op.operand(1), ImOp.MODEL);
    return real != null && imaginary != null && real.operand(0).equals(imaginary.operand(0))
        ? FoldResult.of(real.operand(0))
        : null;
  }

  private static boolean partOfNegative(Operation op, int index, Rewriter rewriter) {
    Operation negative = Matchers.definition(op.operand(0), NegOp.MODEL);
    Operation created =
        negative == null ? null : Matchers.definition(negative.operand(0), CreateOp.MODEL);
    if (created == null) {
      return false;
    }
    rewriter.replace(op, NegFOp.build(rewriter, op.location(), created.operand(index)).result());
    return true;
  }

  private static boolean mergeBitcasts(Operation op, Rewriter rewriter) {
    Operation inner = op.operand(0).definingOp();
    OpModel arith = dev.ods.dialects.arith.BitcastOp.MODEL;
    if (inner == null
        || !(inner.is(BitcastOp.MODEL) || (inner.is(arith) && op.is(BitcastOp.MODEL)))) {
      return false;
    }
    Type type = op.resultType(0);
    boolean isComplex = type instanceof ComplexType || inner.operandType(0) instanceof ComplexType;
    OpModel kind = isComplex || !op.is(BitcastOp.MODEL) ? BitcastOp.MODEL : arith;
    rewriter.replace(
        op,
        rewriter.create(
            rewriter.state(kind, op.location()).addOperand(inner.operand(0)).addType(type)));
    return true;
  }
}
