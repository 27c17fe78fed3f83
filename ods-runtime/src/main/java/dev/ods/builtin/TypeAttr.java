// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A type as an attribute. */
public final class TypeAttr extends BuiltinAttribute {
  private final Type value;

  private TypeAttr(Type value) {
    super(value.context());
    this.value = value;
  }

  /** The attribute that holds a type. */
  public static TypeAttr get(Type value) {
    return intern(new TypeAttr(value));
  }

  /** The type. */
  public Type value() {
    return value;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitType(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(value);
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(parts.next(Type.class));
  }

  @Override
  protected int keyHash() {
    return value.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return value == ((TypeAttr) other).value;
  }
}
