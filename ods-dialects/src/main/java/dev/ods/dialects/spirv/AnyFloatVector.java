// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.constraint.Shapes;
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

  /** What the types are, for the parser. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnyFloatVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isFixedVector(type) && Vectors.hasLength(type) && Vectors.ofFloat(type);
  }
}
