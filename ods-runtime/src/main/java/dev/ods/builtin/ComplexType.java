// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code complex<T>}: a real and an imaginary part. */
public final class ComplexType extends BuiltinType {
  private final Type elementType;

  private ComplexType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /** The complex type with parts of this type; see {@link #verify}. */
  public static ComplexType get(Type elementType) {
    Shapes.require(verify(elementType));
    return intern(new ComplexType(elementType));
  }

  /** What is wrong with the type of the parts, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(Type elementType) {
    return elementType instanceof IntegerType || elementType instanceof FloatType
        ? null
        : "invalid element type for complex";
  }

  /** The type of the two parts: an integer or a float type. */
  public Type elementType() {
    return elementType;
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitComplex(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType);
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(Type.class));
  }

  @Override
  protected int keyHash() {
    return elementType.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return elementType == ((ComplexType) other).elementType;
  }
}
