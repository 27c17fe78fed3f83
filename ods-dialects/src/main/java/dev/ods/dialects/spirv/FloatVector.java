// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;

/** A fixed-length vector of floating-point numbers of IEEE 754. */
public final class FloatVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of " + ScalarFloat.SUMMARY + " values" + Vectors.LENGTHS;

  private FloatVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, ScalarFloat::test);
  }
}
