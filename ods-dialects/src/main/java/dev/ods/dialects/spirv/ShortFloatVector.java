// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;

/** Two to four floating-point numbers of IEEE 754. */
public final class ShortFloatVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "vector of " + ScalarFloat.SUMMARY + " values of length 2/3/4";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private ShortFloatVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.hasRankAtLeast(type, 1)
        && Shapes.hasElementCount(type, 2, 4)
        && ScalarFloat.test(ElementTypes.orSelf(type));
  }
}
