// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;

/** A fixed-length vector of {@code i32}. */
public final class Int32Vector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of " + Int32.SUMMARY + " values" + Vectors.LENGTHS;

  private Int32Vector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, Int32::test);
  }
}
