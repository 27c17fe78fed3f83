// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code dense<[1, 2]> : !dialect.type}: elements of an opaque type, whose number and kind are
 * unknown. They are stored as the text that was parsed.
 */
public final class DialectElementsAttr extends BuiltinAttribute {
  private final String literal;
  private final OpaqueType type;

  private DialectElementsAttr(String literal, OpaqueType type) {
    super(type.context());
    this.literal = literal;
    this.type = type;
  }

  /**
   * The elements with a text.
   *
   * @param literal the text before the colon, such as {@code dense<[1, 2]>}
   */
  public static DialectElementsAttr get(String literal, OpaqueType type) {
    return intern(new DialectElementsAttr(literal, type));
  }

  /** The text before the colon, as it was parsed. */
  public String literal() {
    return literal;
  }

  @Override
  public OpaqueType type() {
    return type;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitDialectElements(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type);
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(literal, parts.next(OpaqueType.class));
  }

  @Override
  protected int keyHash() {
    return literal.hashCode() * 31 + type.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    DialectElementsAttr that = (DialectElementsAttr) other;
    return type == that.type && literal.equals(that.literal);
  }
}
