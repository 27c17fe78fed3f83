// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * A type that has elements of one type, and may have a shape: tensors, vectors, memory references.
 * Implemented by subclasses of {@link Type}, and by records with {@code @TypeDef}, whose generated
 * class then implements it.
 */
public interface ShapedType {
  /** The extent of a dimension that is not known statically. */
  long DYNAMIC = Long.MIN_VALUE;

  /** Whether an extent is {@link #DYNAMIC}. */
  static boolean isDynamic(long extent) {
    return extent == DYNAMIC;
  }

  /** The type of the elements. */
  Type elementType();

  /** Whether the number of dimensions is known. */
  boolean hasRank();

  /**
   * The number of dimensions.
   *
   * @throws IllegalStateException if it is not known
   */
  int rank();

  /**
   * The extent of a dimension, or {@link #DYNAMIC}.
   *
   * @throws IllegalStateException if the type has no rank
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  long dimension(int index);

  /**
   * The extents of all dimensions, as a new array.
   *
   * @throws IllegalStateException if the type has no rank
   */
  default long[] shape() {
    long[] shape = new long[rank()];
    for (int i = 0; i < shape.length; i++) {
      shape[i] = dimension(i);
    }
    return shape;
  }

  /** Whether the type has a rank and every extent is known. */
  default boolean hasStaticShape() {
    if (!hasRank()) {
      return false;
    }
    for (int i = 0; i < rank(); i++) {
      if (isDynamic(dimension(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The number of elements; {@link Long#MAX_VALUE} if there are more than that.
   *
   * @throws IllegalStateException if the shape is not static
   */
  default long elementCount() {
    return Shapes.elementCount(this);
  }

  /**
   * This type with another shape and other elements (MLIR's {@code cloneWith}). What else the type
   * has is kept: the encoding of a tensor, the scalable dimensions of a vector, the layout and the
   * memory space of a memory reference. An identity layout becomes that of the new rank.
   *
   * @param shape the extents, with which the result has a rank even if this type has none; null for
   *     those of this type, or no rank if it has none
   * @throws IllegalArgumentException if there is no such type, such as a vector of another rank
   *     than that of the scalable dimensions
   */
  Type cloneWith(long @Nullable [] shape, Type elementType);

  /** {@link #cloneWith} with a shape, so that the result has a rank. */
  default Type clone(long[] shape, Type elementType) {
    return cloneWith(shape, elementType);
  }

  /** {@link #cloneWith} with a shape, so that the result has a rank, and the same elements. */
  default Type clone(long[] shape) {
    return cloneWith(shape, elementType());
  }

  /** {@link #cloneWith} with the same shape, or without a rank if this type has none. */
  default Type clone(Type elementType) {
    return cloneWith(null, elementType);
  }

  /** This object as the type that it is. */
  default Type asType() {
    return (Type) this;
  }
}
