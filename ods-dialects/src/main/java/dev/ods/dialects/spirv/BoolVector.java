// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;

/** A fixed-length vector of truth values. */
public final class BoolVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of " + Bool.SUMMARY + " values" + Vectors.LENGTHS;

  private BoolVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, Bool::test);
  }
}
