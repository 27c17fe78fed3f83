// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** Two numbers of type {@code f32}. */
public final class Float32Vec2 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "vector of " + Float32.SUMMARY + " values of length 2";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private Float32Vec2() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Vectors.isVector(type, 2, Float32::test);
  }
}
