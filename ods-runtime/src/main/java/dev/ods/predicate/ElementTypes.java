// SPDX-License-Identifier: Apache-2.0
package dev.ods.predicate;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The element types of types, for constraints composed of one on the type and one on its elements.
 * The methods do not allocate.
 */
public final class ElementTypes {
  private ElementTypes() {}

  /** The element type of a vector, tensor or memref; null for any other type. */
  public static @Nullable Type of(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : null;
  }

  /** The element type of a vector, tensor or memref; any other type itself. */
  public static Type orSelf(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  /**
   * The bits of an integer type or a floating-point type (MLIR: {@code getIntOrFloatBitWidth}); -1
   * of any other type and of null.
   */
  public static int intOrFloatBitWidth(@Nullable Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    return type instanceof FloatType number ? number.width() : -1;
  }

  /** The element type of a complex type; null for any other type. */
  public static @Nullable Type ofComplex(Type type) {
    return type instanceof ComplexType complex ? complex.elementType() : null;
  }

  /** Whether a type is a complex type whose element type satisfies a constraint. */
  public static boolean isComplexOf(@Nullable Type type, Predicate<Type> constraint) {
    return type instanceof ComplexType complex && constraint.test(complex.elementType());
  }

  /** The element type of a vector or tensor, MLIR's value containers; any other type itself. */
  public static Type ofValue(Type type) {
    if (type instanceof VectorType vector) {
      return vector.elementType();
    }
    return type instanceof TensorType tensor ? tensor.elementType() : type;
  }

  /**
   * The innermost element type of a vector, a tensor, or a tensor of vectors; any other type
   * itself.
   */
  public static Type scalarOf(Type type) {
    Type inner = type;
    while (inner instanceof VectorType || inner instanceof TensorType) {
      inner = ofValue(inner);
    }
    return inner;
  }
}
