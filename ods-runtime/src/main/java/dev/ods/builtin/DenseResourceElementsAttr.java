// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.encoding.Utf8;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code dense_resource<key> : tensor<2xi32>}: elements that lie outside the uniqued attributes,
 * under a key of the context's {@link ResourceBlobs}.
 */
public final class DenseResourceElementsAttr extends BuiltinAttribute implements ElementsAttr {
  private final ShapedType type;
  private final String key;

  private DenseResourceElementsAttr(ShapedType type, String key) {
    super(type.asType().context());
    this.type = type;
    this.key = key;
  }

  /**
   * The elements of a type under a key, whether there is something under it yet or not.
   *
   * @throws IllegalArgumentException if the key has an unpaired surrogate that stands for no byte
   */
  public static DenseResourceElementsAttr get(ShapedType type, String key) {
    return intern(new DenseResourceElementsAttr(type, Utf8.requireBytes(key)));
  }

  /** The key of the resource. */
  public String key() {
    return key;
  }

  /** The resource, or null if there is none of the key yet. */
  public @Nullable ResourceBlob blob() {
    return ResourceBlobs.dense(context()).get(key);
  }

  @Override
  public Type type() {
    return type.asType();
  }

  @Override
  public ShapedType shapedType() {
    return type;
  }

  /** Not known of a resource: false. */
  @Override
  public boolean isSplat() {
    return false;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDenseResourceElements(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type.asType());
  }

  /** Elements keep the type that they were made for. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return this;
  }

  @Override
  protected int keyHash() {
    return type.hashCode() * 31 + key.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DenseResourceElementsAttr that = (DenseResourceElementsAttr) other;
    return type == that.type && key.equals(that.key);
  }
}
