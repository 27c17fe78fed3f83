// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code tensor<*xf32>}: a tensor of unknown rank. */
public final class UnrankedTensorType extends TensorType {
  private UnrankedTensorType(Type elementType) {
    super(elementType);
  }

  /** The tensor type with elements of this type; see {@link #verify}. */
  public static UnrankedTensorType get(Type elementType) {
    Shapes.require(verify(elementType));
    return intern(new UnrankedTensorType(elementType));
  }

  /** What is wrong with the type of the elements, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(Type elementType) {
    return verifyElementType(elementType);
  }

  @Override
  public TensorType cloneWith(long @Nullable [] shape, Type elementType) {
    return shape == null ? get(elementType) : RankedTensorType.get(shape, elementType);
  }

  @Override
  public UnrankedTensorType clone(Type elementType) {
    return get(elementType);
  }

  @Override
  public boolean hasRank() {
    return false;
  }

  @Override
  public int rank() {
    throw Shapes.unranked();
  }

  @Override
  public long dimension(int index) {
    throw Shapes.unranked();
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitUnrankedTensor(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType());
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(Type.class));
  }

  @Override
  protected int keyHash() {
    return elementType().hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return elementType() == ((UnrankedTensorType) other).elementType();
  }
}
