// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.encoding.Utf8;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code "text"}: a string of bytes, usually UTF-8 text. It may have a type, which says what kind
 * of string it is.
 */
public final class StringAttr extends BuiltinAttribute {
  private final String value;
  private final @Nullable Type type;

  private StringAttr(Context context, String value, @Nullable Type type) {
    super(context);
    this.value = value;
    this.type = type;
  }

  /**
   * The string attribute of a text.
   *
   * @throws IllegalArgumentException if the text has an unpaired surrogate that stands for no byte
   */
  public static StringAttr get(Context context, String value) {
    return get(context, value, null);
  }

  /**
   * The string attribute of a text and a type; null and {@code none} mean no type.
   *
   * @throws IllegalArgumentException if the text has an unpaired surrogate that stands for no byte
   */
  public static StringAttr get(Context context, String value, @Nullable Type type) {
    if (!Utf8.hasBytes(value)) {
      throw new IllegalArgumentException(
          "the text '" + value + "' has an unpaired surrogate: give it as bytes");
    }
    return ofBytes(context, value, type);
  }

  private static StringAttr ofBytes(Context context, String value, @Nullable Type type) {
    return intern(new StringAttr(context, value, shown(type)));
  }

  /** The string attribute of the bytes in a range of an array, and a type or null. */
  public static StringAttr get(
      Context context, byte[] bytes, int from, int to, @Nullable Type type) {
    return ofBytes(context, Utf8.decode(bytes, from, to), type);
  }

  private static @Nullable Type shown(@Nullable Type type) {
    return type instanceof NoneType ? null : type;
  }

  /** The attribute with these bytes, which need not be UTF-8. */
  public static StringAttr get(Context context, byte[] bytes) {
    return ofBytes(context, Utf8.decode(bytes), null);
  }

  /** The text; bytes that are not UTF-8 as {@code dev.ods.ir} represents them. */
  public String value() {
    return value;
  }

  /** The bytes, as a new array. */
  public byte[] bytes() {
    return Utf8.encode(value);
  }

  /** Whether the bytes are UTF-8 text. */
  public boolean isText() {
    return Utf8.isText(value);
  }

  public boolean isEmpty() {
    return value.isEmpty();
  }

  /** The type, or null. */
  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitString(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    if (type != null) {
      action.accept(type);
    }
  }

  /** Keeps its type, as in MLIR. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return this;
  }

  @Override
  protected int keyHash() {
    return value.hashCode() * 31 + (type == null ? 0 : type.hashCode());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    StringAttr that = (StringAttr) other;
    return type == that.type && value.equals(that.value);
  }
}
