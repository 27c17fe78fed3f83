// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** A vector of SPIR-V. */
public final class AnySpirvVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "vector of "
          + Bool.SUMMARY
          + " or "
          + ScalarInteger.SUMMARY
          + " or "
          + ScalarFloat.SUMMARY
          + " or "
          + BFloat16.SUMMARY
          + " values"
          + Vectors.LENGTHS;

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnySpirvVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isVector(type, Vectors::isScalar);
  }
}
