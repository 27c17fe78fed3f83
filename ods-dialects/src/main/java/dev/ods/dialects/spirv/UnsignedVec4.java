// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** Four integers that are not known to have a sign. */
public final class UnsignedVec4 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "vector of " + UnsignedInteger.SUMMARY + " values of length 4";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private UnsignedVec4() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isVector(type, 4, UnsignedInteger::test);
  }
}
