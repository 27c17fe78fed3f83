// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;

/** A fixed-length vector of floating-point numbers that are not of double precision. */
public final class NarrowFloatVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of " + NarrowFloat.SUMMARY + " values" + Vectors.LENGTHS;

  private NarrowFloatVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, NarrowFloat::test);
  }
}
