// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code vector<4x[8]xf32>}: a fixed number of elements in zero or more dimensions, of which some
 * may be scalable: multiplied by a number that only the target knows.
 */
public final class VectorType extends BuiltinType implements ShapedType {
  private final long[] shape;
  private final boolean[] scalable;
  private final Type elementType;

  private VectorType(long[] shape, boolean[] scalable, Type elementType) {
    super(elementType.context());
    this.shape = shape;
    this.scalable = scalable;
    this.elementType = elementType;
  }

  /** The vector type without scalable dimensions; see {@link #verify}. */
  public static VectorType get(long[] shape, Type elementType) {
    return get(shape, elementType, new boolean[shape.length]);
  }

  /** The vector type of these extents; see {@link #verify}. */
  public static VectorType get(long[] shape, Type elementType, boolean[] scalable) {
    Shapes.require(verify(shape, elementType, scalable));
    return intern(new VectorType(shape.clone(), scalable.clone(), elementType));
  }

  /** What is wrong with the parts of a vector type, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(long[] shape, Type elementType, boolean[] scalable) {
    if (!isValidElementType(elementType)) {
      return "failed to verify 'elementType': VectorElementTypeInterface instance";
    }
    for (long extent : shape) {
      if (extent <= 0) {
        return "vector types must have positive constant sizes but got " + Shapes.list(shape);
      }
    }
    if (scalable.length != shape.length) {
      return "number of dims must match, got " + scalable.length + " and " + shape.length;
    }
    return null;
  }

  /**
   * Whether a vector may have elements of a type: numbers, types of dialects that are a {@link
   * VectorElementTypeInterface}, and all types of dialects that are not loaded.
   */
  public static boolean isValidElementType(Type type) {
    return ElementContainer.VECTOR.visit(type);
  }

  @Override
  public Type elementType() {
    return elementType;
  }

  @Override
  public VectorType cloneWith(long @Nullable [] newShape, Type newElementType) {
    return get(newShape == null ? shape : newShape, newElementType, scalable);
  }

  @Override
  public VectorType clone(long[] newShape, Type newElementType) {
    return cloneWith(newShape, newElementType);
  }

  @Override
  public VectorType clone(long[] newShape) {
    return cloneWith(newShape, elementType);
  }

  @Override
  public VectorType clone(Type newElementType) {
    return cloneWith(null, newElementType);
  }

  @Override
  public boolean hasRank() {
    return true;
  }

  @Override
  public int rank() {
    return shape.length;
  }

  @Override
  public long dimension(int index) {
    return shape[index];
  }

  @Override
  public long[] shape() {
    return shape.clone();
  }

  /** Whether a dimension is scalable. */
  public boolean isScalable(int index) {
    return scalable[index];
  }

  /** For each dimension, whether it is scalable; a new array. */
  public boolean[] scalableDimensions() {
    return scalable.clone();
  }

  /** Whether some dimension is scalable. */
  public boolean isScalable() {
    for (boolean one : scalable) {
      if (one) {
        return true;
      }
    }
    return false;
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitVector(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType);
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(shape, parts.next(Type.class), scalable);
  }

  @Override
  protected int keyHash() {
    return (Arrays.hashCode(shape) * 31 + Arrays.hashCode(scalable)) * 31 + elementType.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    VectorType that = (VectorType) other;
    return elementType == that.elementType
        && Arrays.equals(shape, that.shape)
        && Arrays.equals(scalable, that.scalable);
  }
}
