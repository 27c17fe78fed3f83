// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineMap;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** {@code affine_map<(d0) -> (d0)>}: an affine map as an attribute. */
public final class AffineMapAttr extends BuiltinAttribute implements MemRefLayoutAttr {
  private final AffineMap value;

  private AffineMapAttr(AffineMap value) {
    super(value.context());
    this.value = value;
  }

  /** The attribute that holds an affine map. */
  public static AffineMapAttr get(AffineMap value) {
    return intern(new AffineMapAttr(value));
  }

  /** The map. */
  public AffineMap value() {
    return value;
  }

  @Override
  public AffineMap affineMap() {
    return value;
  }

  @Override
  public boolean isIdentity() {
    return value.isIdentity();
  }

  @Override
  public @Nullable String verifyLayout(int rank) {
    return value.dimCount() == rank
        ? null
        : "memref layout mismatch between rank and affine map: " + rank + " != " + value.dimCount();
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitAffineMap(this);
  }

  @Override
  protected int keyHash() {
    return value.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return value == ((AffineMapAttr) other).value;
  }
}
