// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.constraint.ElementTypes;
import dev.ods.constraint.Shapes;
import dev.ods.ir.Type;

/** Four integers of 32 bits that are not known to have a sign. */
public final class UnsignedInt32Vec4 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "vector of " + UnsignedInt32.SUMMARY + " values" + " of length 4";

  /** What the types are, for the parser. */
  public static final Class<VectorType> KIND = VectorType.class;

  private UnsignedInt32Vec4() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.hasRankAtLeast(type, 1)
        && Vectors.hasLength(type, 4)
        && UnsignedInt32.test(ElementTypes.orSelf(type));
  }
}
