// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.fold;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How a binary operation on integers folds: its laws, and its value for constants. A record with a
 * component for each law, as the JVM takes the components of one in a static constant for
 * constants, and inlines them; it does not so with the elements of a list.
 *
 * @param function of two constants
 * @param condition what an operation must have to be folded
 * @param ignoresPoison whether the result is not known to be poison if an operand is
 * @param first the law that is tried first, in MLIR's order: several may hold, with other results
 * @param second the next law
 * @param third the next law
 * @param fourth the last law
 */
public record BinaryFold(
    ConstantFolding.Binary<APInt, APInt> function,
    Condition condition,
    boolean ignoresPoison,
    @Nullable Law first,
    @Nullable Law second,
    @Nullable Law third,
    @Nullable Law fourth)
    implements Folder {
  /** A law of an operation, by which it folds whatever its operands are. */
  @FunctionalInterface
  public interface Rule {
    /** What the operation folds to, or null if the law does not apply. */
    @Nullable FoldResult apply(Operation op);
  }

  /** A law of an operation whose second operand is a constant. */
  @FunctionalInterface
  public interface ConstantRule {
    /**
     * What the operation folds to, or null if the law does not apply.
     *
     * @param rhs the constant
     * @param number what it is, or of which it is a splat
     */
    @Nullable FoldResult apply(Operation op, Attribute rhs, APInt number);
  }

  /**
   * A law: one of the two. Most operands are no constants, and then the latter is not called.
   *
   * @param any for all operands, or null
   * @param ofConstant for a constant second operand, or null
   */
  public record Law(@Nullable Rule any, @Nullable ConstantRule ofConstant) {
    @Nullable FoldResult apply(Operation op, @Nullable Attribute rhs, @Nullable APInt number) {
      if (any != null) {
        return any.apply(op);
      }
      return rhs == null || number == null || ofConstant == null
          ? null
          : ofConstant.apply(op, rhs, number);
    }
  }

  /** An operation that folds to the function's result where both operands are constants. */
  public static BinaryFold of(ConstantFolding.Binary<APInt, APInt> function) {
    return new BinaryFold(function, Condition.CONSTANT_OPERAND, false, null, null, null, null);
  }

  /** An operation that folds by its laws only. */
  public static BinaryFold ofLaws() {
    return of((lhs, rhs) -> null).ignoringPoison();
  }

  /** With such a second operand, the result is the first. */
  public BinaryFold identity(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(op.operand(0)));
  }

  /** Such a second operand is the result. */
  public BinaryFold absorbing(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(op.operand(1)));
  }

  /** The constant that such a second operand is becomes the result, as a new operation. */
  public BinaryFold absorbingAsConstant(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(constant));
  }

  /** The result is not known to be poison if an operand is. */
  public BinaryFold ignoringPoison() {
    return new BinaryFold(function, condition, true, first, second, third, fourth);
  }

  /** With another law, tried after those before. */
  public BinaryFold rule(Rule rule) {
    return with(new Law(rule, null), Condition.NONE);
  }

  /** With another law on equal operands, tried after those before. */
  public BinaryFold equalRule(Rule rule) {
    return with(new Law(rule, null), condition.orEqualOperands());
  }

  /**
   * With another law, tried after those before, that applies only where an operation of a kind
   * defines an operand, or an operand is a constant.
   */
  public BinaryFold definitionRule(OpModel kind, Rule rule) {
    return with(new Law(rule, null), condition.orDefinedBy(kind));
  }

  /** With another law on constant second operands, tried after those before. */
  public BinaryFold constantRule(ConstantRule rule) {
    return with(new Law(null, rule), condition);
  }

  private BinaryFold law(
      Predicate<APInt> holds, BiFunction<Operation, Attribute, FoldResult> result) {
    return constantRule((op, rhs, number) -> holds.test(number) ? result.apply(op, rhs) : null);
  }

  private BinaryFold with(Law law, Condition needed) {
    if (fourth != null) {
      throw new IllegalStateException("an operation has at most four laws");
    }
    return first == null
        ? new BinaryFold(function, needed, ignoresPoison, law, null, null, null)
        : second == null
            ? new BinaryFold(function, needed, ignoresPoison, first, law, null, null)
            : third == null
                ? new BinaryFold(function, needed, ignoresPoison, first, second, law, null)
                : new BinaryFold(function, needed, ignoresPoison, first, second, third, law);
  }

  /** Folds an operation with two operands; null if it does not fold. */
  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    Attribute right = constants.ofOperand(op, 1);
    APInt number = ConstantFolding.integer(right);
    FoldResult folded = first == null ? null : first.apply(op, right, number);
    if (folded == null && second != null) {
      folded = second.apply(op, right, number);
    }
    if (folded == null && third != null) {
      folded = third.apply(op, right, number);
    }
    if (folded == null && fourth != null) {
      folded = fourth.apply(op, right, number);
    }
    return folded != null ? folded : result(foldConstants(op, constants.ofOperand(op, 0), right));
  }

  private @Nullable Attribute foldConstants(
      Operation op, @Nullable Attribute lhs, @Nullable Attribute rhs) {
    Type type = op.resultType(0);
    boolean compares = op.operandType(0) != type;
    return foldConstants(compares ? lhs : PoisonFolding.ofType(lhs, type), rhs, type);
  }

  /** What the operation makes of constants; null if that is not known. */
  public @Nullable Attribute foldConstants(
      @Nullable Attribute lhs, @Nullable Attribute rhs, Type type) {
    return ignoresPoison
        ? ConstantFolding.binary(INTEGERS, INTEGERS, lhs, rhs, type, function)
        : PoisonFolding.binary(INTEGERS, INTEGERS, lhs, rhs, type, function);
  }

  // --- Laws of several operations.

  private static @Nullable FoldResult result(@Nullable Attribute constant) {
    return constant == null ? null : FoldResult.of(constant);
  }

  /** Zero as the result. */
  public static @Nullable FoldResult zero(Operation op) {
    return result(ConstantFolding.zero(op.resultType(0)));
  }

  /** Of two equal operands, the result is zero. */
  public static @Nullable FoldResult equalIsZero(Operation op) {
    return hasEqualOperands(op) ? zero(op) : null;
  }

  /** Of two equal operands, the result is the operand. */
  public static @Nullable FoldResult equalIsOperand(Operation op) {
    return hasEqualOperands(op) ? FoldResult.of(op.operand(1)) : null;
  }

  /** Whether both operands are the same value. */
  public static boolean hasEqualOperands(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    return lhs.equals(rhs);
  }
}
