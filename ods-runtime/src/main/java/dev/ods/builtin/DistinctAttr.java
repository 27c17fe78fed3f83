// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code distinct[0]<content>}: an attribute that is equal to no other, whatever its content. The
 * number in the text counts the distinct attributes of that text; the attribute itself has none.
 */
public final class DistinctAttr extends BuiltinAttribute {
  private final Attribute referenced;

  private DistinctAttr(Attribute referenced) {
    super(referenced.context());
    this.referenced = referenced;
  }

  /** A new distinct attribute; {@link UnitAttr} denotes no content. */
  public static DistinctAttr create(Attribute referenced) {
    return register(new DistinctAttr(referenced));
  }

  /** The content. */
  public Attribute referenced() {
    return referenced;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDistinct(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(referenced);
  }

  /** Another one, that is equal to no other, as in MLIR. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return create(parts.next(Attribute.class));
  }

  @Override
  protected int keyHash() {
    return System.identityHashCode(this);
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return this == other;
  }
}
