// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code tensor<4x?xf32, encoding>}: a tensor of known rank. */
public final class RankedTensorType extends TensorType {
  private final long[] shape;
  private final @Nullable Attribute encoding;

  private RankedTensorType(long[] shape, Type elementType, @Nullable Attribute encoding) {
    super(elementType);
    this.shape = shape;
    this.encoding = encoding;
  }

  /** The tensor type of these extents; see {@link #verify(long[], Type)}. */
  public static RankedTensorType get(long[] shape, Type elementType) {
    return get(shape, elementType, null);
  }

  /**
   * The tensor type of these extents and this encoding; see {@link #verify(long[], Type,
   * Attribute)}.
   */
  public static RankedTensorType get(long[] shape, Type elementType, @Nullable Attribute encoding) {
    Shapes.require(verify(shape, elementType, encoding));
    return intern(new RankedTensorType(shape.clone(), elementType, encoding));
  }

  /** What is wrong with the parts of a tensor type, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(long[] shape, Type elementType) {
    return verify(shape, elementType, null);
  }

  /**
   * {@link #verify(long[], Type)} of a tensor with an encoding, which a {@link
   * VerifiableTensorEncoding} verifies.
   */
  public static @Nullable String verify(
      long[] shape, Type elementType, @Nullable Attribute encoding) {
    if (Shapes.hasNegativeExtent(shape)) {
      return "invalid tensor dimension size";
    }
    String violation = verifyEncoding(shape, elementType, encoding);
    return violation == null ? verifyElementType(elementType) : violation;
  }

  private static @Nullable String verifyEncoding(
      long[] shape, Type elementType, @Nullable Attribute encoding) {
    return encoding instanceof VerifiableTensorEncoding known
        ? known.verifyEncoding(shape.clone(), elementType)
        : null;
  }

  /** The encoding, an attribute that a dialect interprets, or null. */
  public @Nullable Attribute encoding() {
    return encoding;
  }

  @Override
  public RankedTensorType cloneWith(long @Nullable [] newShape, Type elementType) {
    return get(newShape == null ? shape : newShape, elementType, encoding);
  }

  @Override
  public RankedTensorType clone(Type elementType) {
    return cloneWith(null, elementType);
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

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitRankedTensor(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType());
    if (encoding != null) {
      action.accept(encoding);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(
        shape, parts.next(Type.class), encoding == null ? null : parts.next(Attribute.class));
  }

  @Override
  protected int keyHash() {
    int hash = Arrays.hashCode(shape) * 31 + elementType().hashCode();
    return hash * 31 + (encoding == null ? 0 : encoding.hashCode());
  }

  @Override
  protected boolean keyEquals(Type other) {
    RankedTensorType that = (RankedTensorType) other;
    return elementType() == that.elementType()
        && encoding == that.encoding
        && Arrays.equals(shape, that.shape);
  }
}
