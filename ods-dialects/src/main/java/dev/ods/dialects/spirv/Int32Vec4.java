// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.constraint.AnyI32;
import dev.ods.ir.Type;

/** Four integers of 32 bits, with or without sign. */
public final class Int32Vec4 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "vector of " + AnyI32.SUMMARY + " values of length 4";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private Int32Vec4() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isVector(type, 4, AnyI32::test);
  }
}
