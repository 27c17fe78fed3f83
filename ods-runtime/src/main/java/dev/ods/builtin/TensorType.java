// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** A tensor, with or without a rank. */
public abstract sealed class TensorType extends BuiltinType implements ShapedType
    permits RankedTensorType, UnrankedTensorType {
  private final Type elementType;

  TensorType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /**
   * Whether a tensor may have elements of a type: numbers, complex numbers, vectors, and all types
   * of other dialects, which know for themselves.
   */
  public static boolean isValidElementType(Type type) {
    return ElementContainer.TENSOR.visit(type);
  }

  static @Nullable String verifyElementType(Type type) {
    return isValidElementType(type) ? null : "invalid tensor element type: '" + type + "'";
  }

  @Override
  public final Type elementType() {
    return elementType;
  }

  @Override
  public abstract TensorType cloneWith(long @Nullable [] shape, Type elementType);

  @Override
  public final RankedTensorType clone(long[] shape, Type elementType) {
    return (RankedTensorType) cloneWith(shape, elementType);
  }

  @Override
  public final RankedTensorType clone(long[] shape) {
    return clone(shape, elementType);
  }

  @Override
  public abstract TensorType clone(Type elementType);
}
