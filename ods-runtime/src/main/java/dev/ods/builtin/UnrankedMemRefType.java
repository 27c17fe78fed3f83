// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code memref<*xf32, space>}: a reference to memory of unknown rank. */
public final class UnrankedMemRefType extends BaseMemRefType {
  private UnrankedMemRefType(Type elementType, @Nullable Attribute memorySpace) {
    super(elementType, memorySpace);
  }

  /** The reference type of these parts; see {@link #verify}. */
  public static UnrankedMemRefType get(Type elementType, @Nullable Attribute memorySpace) {
    Shapes.require(verify(elementType, memorySpace));
    return intern(new UnrankedMemRefType(elementType, withoutDefault(memorySpace)));
  }

  /** What is wrong with the parts of a reference type, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(Type elementType, @Nullable Attribute memorySpace) {
    return isValidElementType(elementType)
        ? verifySpace(memorySpace)
        : "invalid memref element type";
  }

  @Override
  public BaseMemRefType cloneWith(long @Nullable [] shape, Type elementType) {
    return shape == null
        ? get(elementType, memorySpace())
        : MemRefType.get(shape, elementType, null, memorySpace());
  }

  @Override
  public UnrankedMemRefType clone(Type elementType) {
    return get(elementType, memorySpace());
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
    return visitor.visitUnrankedMemRef(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType());
    if (memorySpace() != null) {
      action.accept(memorySpace());
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(Type.class), memorySpace() == null ? null : parts.next(Attribute.class));
  }

  @Override
  protected int keyHash() {
    Attribute space = memorySpace();
    return elementType().hashCode() * 31 + (space == null ? 0 : space.hashCode());
  }

  @Override
  protected boolean keyEquals(Type other) {
    UnrankedMemRefType that = (UnrankedMemRefType) other;
    return elementType() == that.elementType() && memorySpace() == that.memorySpace();
  }
}
