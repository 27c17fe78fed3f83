// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

/**
 * The error function and its complement, which {@link StrictMath} does not have, by the quotients
 * of polynomials in W. J. Cody, <em>Rational Chebyshev Approximations for the Error Function</em>,
 * Mathematics of Computation 23 (1969): correct but for a few units of the last bit, and the same
 * on every machine.
 */
final class ErrorFunction {
  /** Up to here the function is near a multiple of its argument. */
  private static final double NEAR_ZERO = 0.46875;

  /** From here on the complement is near {@code exp(-x * x) / x}. */
  private static final double FAR = 4;

  /** From here on the complement is less than the least number. */
  private static final double NEGLIGIBLE = 28;

  private static final double INVERSE_SQRT_PI = 1 / StrictMath.sqrt(StrictMath.PI);

  /** Squares of numbers with so few bits after the point are exact. */
  private static final double SPLIT = 16;

  // Coefficients from the highest power down; those of a denominator after the leading 1.
  private static final double[] NEAR_NUMERATOR = {
    0.18577770618460315,
    3.1611237438705655,
    113.86415415105016,
    377.485237685302,
    3209.3775891384694
  };
  private static final double[] NEAR_DENOMINATOR = {
    1, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171
  };
  private static final double[] MIDDLE_NUMERATOR = {
    2.1531153547440383e-08,
    0.5641884969886701,
    8.883149794388377,
    66.11919063714163,
    298.6351381974001,
    881.952221241769,
    1712.0476126340707,
    2051.0783778260716,
    1230.3393547979972
  };
  private static final double[] MIDDLE_DENOMINATOR = {
    1,
    15.744926110709835,
    117.6939508913125,
    537.1811018620099,
    1621.3895745666903,
    3290.7992357334597,
    4362.619090143247,
    3439.3676741437216,
    1230.3393548037495
  };
  private static final double[] FAR_NUMERATOR = {
    0.016315387137302097,
    0.30532663496123236,
    0.36034489994980445,
    0.12578172611122926,
    0.016083785148742275,
    0.0006587491615298378
  };
  private static final double[] FAR_DENOMINATOR = {
    1,
    2.568520192289822,
    1.8729528499234673,
    0.5279051029514285,
    0.06051834131244132,
    0.0023352049762686918
  };

  private ErrorFunction() {}

  /** The error function of a number. */
  static double erf(double x) {
    double abs = StrictMath.abs(x);
    return abs <= NEAR_ZERO ? nearZero(x) : StrictMath.copySign(1 - complement(abs), x);
  }

  /** One minus the error function of a number. */
  static double erfc(double x) {
    double abs = StrictMath.abs(x);
    if (abs <= NEAR_ZERO) {
      return 1 - nearZero(x);
    }
    return x < 0 ? 2 - complement(abs) : complement(abs);
  }

  private static double nearZero(double x) {
    double square = x * x;
    return x * polynomial(NEAR_NUMERATOR, square) / polynomial(NEAR_DENOMINATOR, square);
  }

  private static double complement(double x) {
    if (x <= FAR) {
      return exponential(x) * (polynomial(MIDDLE_NUMERATOR, x) / polynomial(MIDDLE_DENOMINATOR, x));
    }
    double inverse = 1 / (x * x);
    double quotient =
        inverse * polynomial(FAR_NUMERATOR, inverse) / polynomial(FAR_DENOMINATOR, inverse);
    return exponential(x) * ((INVERSE_SQRT_PI - quotient) / x);
  }

  /** {@code exp(-x * x)}, without the error that rounding the square would make. */
  private static double exponential(double x) {
    if (x > NEGLIGIBLE) {
      return 0;
    }
    double exact = StrictMath.floor(x * SPLIT) / SPLIT;
    double rest = (x - exact) * (x + exact);
    return StrictMath.exp(-exact * exact) * StrictMath.exp(-rest);
  }

  private static double polynomial(double[] coefficients, double x) {
    double value = coefficients[0];
    for (int i = 1; i < coefficients.length; i++) {
      value = value * x + coefficients[i];
    }
    return value;
  }
}
