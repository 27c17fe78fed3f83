// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;

/** A fixed-length vector of integers. */
public final class IntegerVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of " + ScalarInteger.SUMMARY + " values" + Vectors.LENGTHS;

  private IntegerVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, ScalarInteger::test);
  }
}
