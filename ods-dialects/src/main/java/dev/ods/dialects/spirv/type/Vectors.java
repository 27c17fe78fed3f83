// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.builtin.VectorType;
import dev.ods.dialects.spirv.type.ScalarTypes.BFloat16;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;
import java.util.function.Predicate;

/** Common parts of constraints on vectors. */
final class Vectors {
  /** The lengths that vectors of SPIR-V can have, as the end of a constraint's summary. */
  static final String LENGTHS = " of length 2/3/4/8/16";

  private Vectors() {}

  /** Whether a type is a vector of one of these lengths, and its elements are of a kind. */
  static boolean isVector(Type type, Predicate<Type> element) {
    return Shapes.hasRankAtLeast(type, 1) && hasLength(type) && hasElements(type, element);
  }

  /** Whether a type is a vector of this length, and its elements are of a kind. */
  static boolean isVector(Type type, long length, Predicate<Type> element) {
    return Shapes.hasRankAtLeast(type, 1) && hasLength(type, length) && hasElements(type, element);
  }

  /** As {@link #isVector(Type, Predicate)}, and not scalable. */
  static boolean isFixedVector(Type type, Predicate<Type> element) {
    return Shapes.isFixedVector(type) && hasLength(type) && hasElements(type, element);
  }

  private static boolean hasElements(Type vector, Predicate<Type> element) {
    return element.test(ElementTypes.orSelf(vector));
  }

  private static boolean hasLength(Type type) {
    return hasLength(type, 2)
        || hasLength(type, 3)
        || hasLength(type, 4)
        || hasLength(type, 8)
        || hasLength(type, 16);
  }

  /** The length is the number of all elements. */
  private static boolean hasLength(Type type, long length) {
    return type instanceof VectorType vector && vector.elementCount() == length;
  }

  /** Whether a type is a floating-point type. */
  static boolean isFloat(Type type) {
    return ScalarFloat.test(type) || BFloat16.test(type);
  }

  /** Whether a type is numeric or boolean. */
  static boolean isScalar(Type type) {
    return Bool.test(type) || ScalarInteger.test(type) || isFloat(type);
  }
}
