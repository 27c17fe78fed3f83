// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import java.math.BigInteger;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How functions fold whose values are irrational, for numbers of type {@code f32} and {@code f64}.
 * MLIR calls the library of C where it runs; here the values are those of {@link StrictMath}, the
 * same everywhere. Those of an {@code f32} are computed as {@code f64}, and rounded.
 */
final class RealFunction implements Folder {
  static final RealFunction ACOS = of(StrictMath::acos);
  static final RealFunction ACOSH = of(RealFunction::acosh);
  static final RealFunction ASIN = of(StrictMath::asin);
  static final RealFunction ASINH = of(RealFunction::asinh);
  static final RealFunction ATAN = of(StrictMath::atan);
  static final RealFunction ATANH = of(RealFunction::atanh);
  static final RealFunction COS = of(StrictMath::cos);
  static final RealFunction COSH = of(StrictMath::cosh);
  static final RealFunction SIN = of(StrictMath::sin);
  static final RealFunction SINH = of(StrictMath::sinh);
  static final RealFunction TAN = of(StrictMath::tan);
  static final RealFunction TANH = of(StrictMath::tanh);
  static final RealFunction ERF = of(ErrorFunction::erf);
  static final RealFunction ERFC = of(ErrorFunction::erfc);
  static final RealFunction EXP = of(StrictMath::exp);
  static final RealFunction EXP2 = of(x -> StrictMath.pow(2, x));
  static final RealFunction EXPM1 = of(StrictMath::expm1);
  static final RealFunction LOG = nonNegative(StrictMath::log);
  static final RealFunction LOG10 = nonNegative(StrictMath::log10);
  static final RealFunction LOG1P =
      new RealFunction(StrictMath::log1p, n -> !(n.isNegative() && isBeyondOne(n)));
  static final RealFunction LOG2 = nonNegative(RealFunction::log2);
  static final RealFunction SQRT = nonNegative(StrictMath::sqrt);

  private static final double LN2 = StrictMath.log(2);

  private final DoubleUnaryOperator function;
  private final Predicate<APFloat> folds;

  private RealFunction(DoubleUnaryOperator function, Predicate<APFloat> folds) {
    this.function = function;
    this.folds = folds;
  }

  private static RealFunction of(DoubleUnaryOperator function) {
    return new RealFunction(function, n -> true);
  }

  /** A function that folds of numbers without a sign only. */
  private static RealFunction nonNegative(DoubleUnaryOperator function) {
    return new RealFunction(function, n -> !n.isNegative());
  }

  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    return FloatFolds.unary(op, constants, this::apply);
  }

  private @Nullable APFloat apply(APFloat number) {
    if (!FloatFolds.isOfLibrary(number.format()) || !folds.test(number)) {
      return null;
    }
    return number.isNan()
        ? number.quiet()
        : of(number.format(), function.applyAsDouble(valueOf(number)));
  }

  static @Nullable FoldResult foldAtan2(Operation op, Constants constants) {
    return FloatFolds.binary(op, constants, RealFunction::atan2);
  }

  private static @Nullable APFloat atan2(APFloat y, APFloat x) {
    FloatSemantics format = y.format();
    if (y.isZero() && x.isZero()) {
      // As in MLIR; C has values for them.
      return y.divide(x);
    }
    if (!FloatFolds.isOfLibrary(format)) {
      return null;
    }
    return x.isNan() || y.isNan()
        ? (x.isNan() ? x : y).quiet()
        : of(format, StrictMath.atan2(valueOf(y), valueOf(x)));
  }

  static @Nullable FoldResult foldPower(Operation op, Constants constants) {
    return FloatFolds.binary(op, constants, RealFunction::power);
  }

  private static @Nullable APFloat power(APFloat base, APFloat exponent) {
    FloatSemantics format = base.format();
    if (!FloatFolds.isOfLibrary(format)) {
      return null;
    }
    // In C, unlike in Java, 1 is the power even of what is no number.
    boolean one = base.isOne() || (base.negate().isOne() && exponent.isInfinite());
    if (one || exponent.isZero()) {
      return of(format, 1);
    }
    if (base.isNan() || exponent.isNan()) {
      return (base.isNan() ? base : exponent).quiet();
    }
    return of(format, StrictMath.pow(valueOf(base), valueOf(exponent)));
  }

  // --- Numbers.

  private static double valueOf(APFloat number) {
    long bits = number.bits().longValue();
    return number.format() == FloatSemantics.F32
        ? Float.intBitsToFloat((int) bits)
        : Double.longBitsToDouble(bits);
  }

  private static APFloat of(FloatSemantics format, double value) {
    if (Double.isNaN(value)) {
      // The sign is that which x86 gives to the result of an invalid operation.
      value = Double.longBitsToDouble(0xFFF8_0000_0000_0000L);
    }
    long bits =
        format == FloatSemantics.F32
            ? Integer.toUnsignedLong(Float.floatToRawIntBits((float) value))
            : Double.doubleToRawLongBits(value);
    return APFloat.of(format, unsigned(bits));
  }

  private static BigInteger unsigned(long bits) {
    return new BigInteger(Long.toUnsignedString(bits));
  }

  private static boolean isBeyondOne(APFloat number) {
    return number.isNan() || valueOf(number) < -1;
  }

  // --- Functions that StrictMath does not have.

  private static double acosh(double x) {
    double t = x - 1;
    return x > 1 << 28
        ? StrictMath.log(x) + LN2
        : StrictMath.log1p(t + StrictMath.sqrt(2 * t + t * t));
  }

  private static double asinh(double x) {
    double abs = StrictMath.abs(x);
    double square = abs * abs;
    double value =
        abs > 1 << 28
            ? StrictMath.log(abs) + LN2
            : StrictMath.log1p(abs + square / (1 + StrictMath.sqrt(square + 1)));
    return StrictMath.copySign(value, x);
  }

  private static double atanh(double x) {
    double abs = StrictMath.abs(x);
    return StrictMath.copySign(StrictMath.log1p(2 * abs / (1 - abs)) / 2, x);
  }

  private static double log2(double x) {
    int exponent = StrictMath.getExponent(x);
    if (x == 0 || Double.isInfinite(x) || exponent < Double.MIN_EXPONENT) {
      return StrictMath.log(x) / LN2;
    }
    double mantissa = StrictMath.scalb(x, -exponent);
    return mantissa > 1.5
        ? exponent + 1 + StrictMath.log(mantissa / 2) / LN2
        : exponent + StrictMath.log(mantissa) / LN2;
  }
}
