// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Which type an element of a composite has (source: SPIRVOps.cpp). */
final class Composites {
  private Composites() {}

  /** Whether the elements of a type are unknown, as it is kept as text. */
  static boolean isUnknown(Type type) {
    return type instanceof OpaqueType;
  }

  /**
   * The type of the element that indices lead to, or null after an error. If a type on the path has
   * unknown elements, it is that type.
   */
  static @Nullable Type elementType(Type type, Attribute indices, Consumer<String> errors) {
    if (!(indices instanceof ArrayAttr array)) {
      errors.accept("expected a 32-bit integer array attribute for 'indices'");
      return null;
    }
    if (array.size() == 0) {
      errors.accept("expected at least one index for spirv.CompositeExtract");
      return null;
    }
    for (int i = 0; i < array.size(); i++) {
      if (!(array.element(i) instanceof IntegerAttr)) {
        errors.accept("expected an 32-bit integer for index, but found '" + array.element(i) + "'");
        return null;
      }
    }
    Type inner = type;
    for (int i = 0; i < array.size() && inner != null && !isUnknown(inner); i++) {
      inner = elementType(inner, (int) ((IntegerAttr) array.element(i)).bits(), errors);
    }
    return inner;
  }

  private static @Nullable Type elementType(Type type, int index, Consumer<String> errors) {
    if (!(type instanceof VectorType vector)) {
      errors.accept(
          "cannot extract from non-composite type '%s' with index %d".formatted(type, index));
      return null;
    }
    if (!vector.isScalable() && (index < 0 || index >= vector.elementCount())) {
      errors.accept("index %d out of bounds for '%s'".formatted(index, type));
      return null;
    }
    return vector.elementType();
  }

  /** The number of elements of a vector; one for a scalar. */
  static long length(Type type) {
    return type instanceof VectorType vector ? vector.elementCount() : 1;
  }
}
