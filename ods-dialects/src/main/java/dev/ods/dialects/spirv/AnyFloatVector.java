// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** A fixed-length vector of floating-point numbers. */
public final class AnyFloatVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "fixed-length vector of "
          + ScalarFloat.SUMMARY
          + " or "
          + BFloat16.SUMMARY
          + " values"
          + Vectors.LENGTHS;

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnyFloatVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isFixedVector(type, Vectors::isFloat);
  }
}
