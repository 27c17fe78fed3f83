// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.VectorType;
import dev.ods.constraint.ElementTypes;
import dev.ods.ir.Type;

/** What constraints on vectors have in common. */
final class Vectors {
  /** The lengths that vectors of SPIR-V can have, as the end of a constraint's words. */
  static final String LENGTHS = " of length 2/3/4/8/16";

  private Vectors() {}

  /** Whether a vector has one of these lengths. */
  static boolean hasLength(Type type) {
    return hasLength(type, 2)
        || hasLength(type, 3)
        || hasLength(type, 4)
        || hasLength(type, 8)
        || hasLength(type, 16);
  }

  /** The number of elements of a vector; one for a scalar. */
  static long length(Type type) {
    return type instanceof VectorType vector ? vector.elementCount() : 1;
  }

  /** Whether a vector has this length, which is the number of all its elements. */
  static boolean hasLength(Type type, long length) {
    return type instanceof VectorType vector && vector.elementCount() == length;
  }

  /** Whether the elements of a vector are floating-point numbers. */
  static boolean ofFloat(Type type) {
    return isFloat(ElementTypes.orSelf(type));
  }

  /** Whether the elements of a vector are numbers or truth values. */
  static boolean ofScalar(Type type) {
    Type element = ElementTypes.orSelf(type);
    return Bool.test(element) || ScalarInteger.test(element) || isFloat(element);
  }

  private static boolean isFloat(Type element) {
    return ScalarFloat.test(element) || BFloat16.test(element);
  }
}
