// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import static dev.ods.fold.ConstantFolding.FLOATS;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import java.math.BigInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How functions of floating-point numbers fold whose values are exact. */
final class FloatFolds {
  static final Folder ABS = (op, constants) -> unary(op, constants, FloatFolds::abs);
  static final Folder CEIL = (op, constants) -> unary(op, constants, FloatFolds::ceil);
  static final Folder FLOOR = (op, constants) -> unary(op, constants, FloatFolds::floor);
  static final Folder ROUND = (op, constants) -> unary(op, constants, FloatFolds::round);
  static final Folder ROUND_EVEN = (op, constants) -> unary(op, constants, FloatFolds::roundEven);
  static final Folder TRUNCATE = (op, constants) -> unary(op, constants, FloatFolds::truncate);
  static final Folder IS_FINITE =
      (op, constants) -> classify(op, constants, n -> !n.isNan() && !n.isInfinite());
  static final Folder IS_INFINITE = (op, constants) -> classify(op, constants, APFloat::isInfinite);
  static final Folder IS_NAN = (op, constants) -> classify(op, constants, APFloat::isNan);
  static final Folder IS_NORMAL = (op, constants) -> classify(op, constants, FloatFolds::isNormal);

  private FloatFolds() {}

  static @Nullable FoldResult unary(
      Operation op, Constants constants, ConstantFolding.Unary<APFloat, APFloat> function) {
    Attribute folded =
        PoisonFolding.unary(FLOATS, FLOATS, constants.ofOperand(op, 0), op.resultType(0), function);
    return folded == null ? null : FoldResult.of(folded);
  }

  static @Nullable FoldResult binary(
      Operation op, Constants constants, ConstantFolding.Binary<APFloat, APFloat> function) {
    Attribute folded =
        PoisonFolding.binary(
            FLOATS,
            FLOATS,
            constants.ofOperand(op, 0),
            constants.ofOperand(op, 1),
            op.resultType(0),
            function);
    return folded == null ? null : FoldResult.of(folded);
  }

  /** Folds a question about a number, or about elements that are all the same. */
  private static @Nullable FoldResult classify(
      Operation op, Constants constants, Predicate<APFloat> question) {
    Attribute constant = constants.ofOperand(op, 0);
    boolean known = constant instanceof FloatAttr || constant instanceof DenseIntOrFPElementsAttr;
    APFloat number = known ? ConstantFolding.floating(constant) : null;
    Attribute folded =
        number == null
            ? null
            : ConstantFolding.splat(op.resultType(0), APInt.of(question.test(number)));
    return folded == null ? null : FoldResult.of(folded);
  }

  private static boolean isNormal(APFloat number) {
    return !number.isNan() && !number.isInfinite() && !number.isZero() && !isSubnormal(number);
  }

  /** Whether the bits of the exponent are zeros; a format without fractions has no such numbers. */
  private static boolean isSubnormal(APFloat number) {
    FloatSemantics format = number.format();
    return format.precision() > 1
        && number.bits().clearBit(format.width() - 1).shiftRight(format.precision() - 1).signum()
            == 0;
  }

  private static APFloat abs(APFloat number) {
    return number.isNegative() ? number.negate() : number;
  }

  static @Nullable FoldResult foldCopySign(Operation op, Constants constants) {
    return binary(op, constants, (a, b) -> a.isNegative() == b.isNegative() ? a : a.negate());
  }

  // --- Rounding.

  private static APFloat ceil(APFloat number) {
    return round(number, number.isNegative() ? 0 : 1);
  }

  private static APFloat floor(APFloat number) {
    return round(number, number.isNegative() ? 1 : 0);
  }

  private static @Nullable APFloat truncate(APFloat number) {
    return isOfLibrary(number.format()) ? round(number, 0) : null;
  }

  /** Rounds to the nearest integer, of two to the one farther from zero. */
  private static @Nullable APFloat round(APFloat number) {
    return isOfLibrary(number.format()) ? round(number, half(number) >= 0 ? 1 : 0) : null;
  }

  /** Rounds to the nearest integer, of two to the even one. */
  private static APFloat roundEven(APFloat number) {
    int half = half(number);
    BigInteger whole = number.truncate();
    boolean odd = half == 0 && whole != null && whole.testBit(0);
    return round(number, half > 0 || odd ? 1 : 0);
  }

  /** Whether the functions of C's library take such numbers. */
  static boolean isOfLibrary(FloatSemantics format) {
    return format == FloatSemantics.F32 || format == FloatSemantics.F64;
  }

  /** How the fraction compares with one half; that of what is no finite number is less. */
  private static int half(APFloat number) {
    BigInteger whole = number.truncate();
    if (whole == null || number.isInteger()) {
      return -1;
    }
    APFloat fraction = number.subtract(APFloat.ofInteger(number.format(), whole));
    APFloat twice = fraction == null ? null : abs(fraction).add(abs(fraction));
    return twice == null ? -1 : twice.compare(APFloat.ofInteger(number.format(), BigInteger.ONE));
  }

  /** The integer next to a number towards zero, or by {@code away} farther from it. */
  private static APFloat round(APFloat number, int away) {
    BigInteger whole = number.truncate();
    if (whole == null || number.isInteger()) {
      return number.quiet();
    }
    BigInteger magnitude = whole.abs().add(BigInteger.valueOf(away));
    APFloat rounded = APFloat.ofInteger(number.format(), magnitude);
    return number.isNegative() ? rounded.negate() : rounded;
  }
}
