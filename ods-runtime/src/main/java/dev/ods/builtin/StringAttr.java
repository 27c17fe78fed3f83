// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@code "text"}: a string of bytes, usually UTF-8 text. It may have a type, which says what kind
 * of string it is.
 */
public final class StringAttr extends BuiltinAttribute {
  private static final char REPLACEMENT = '\uFFFD';

  private final String value;

  /** The bytes, if they are not the UTF-8 form of {@link #value}; otherwise null. */
  private final byte @Nullable [] raw;

  private final @Nullable Type type;

  private StringAttr(Context context, String value, byte @Nullable [] raw, @Nullable Type type) {
    super(context);
    this.value = value;
    this.raw = raw;
    this.type = type;
  }

  /** The string attribute of a text. */
  public static StringAttr get(Context context, String value) {
    return get(context, value, null);
  }

  /** The string attribute of a text and a type; null and {@code none} mean no type. */
  public static StringAttr get(Context context, String value, @Nullable Type type) {
    return intern(new StringAttr(context, value, null, shown(type)));
  }

  /** The string attribute of the bytes in a range of an array, and a type or null. */
  public static StringAttr get(
      Context context, byte[] bytes, int from, int to, @Nullable Type type) {
    String value = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    byte[] raw = null;
    if (value.indexOf(REPLACEMENT) >= 0) {
      byte[] given = Arrays.copyOfRange(bytes, from, to);
      raw = Arrays.equals(value.getBytes(StandardCharsets.UTF_8), given) ? null : given;
    }
    return intern(new StringAttr(context, value, raw, shown(type)));
  }

  private static @Nullable Type shown(@Nullable Type type) {
    return type instanceof NoneType ? null : type;
  }

  /** The text; bytes that are not UTF-8 are replaced. */
  public String value() {
    return value;
  }

  /** The bytes, as a new array. */
  public byte[] bytes() {
    return raw != null ? raw.clone() : value.getBytes(StandardCharsets.UTF_8);
  }

  /** Whether the bytes are UTF-8 text, so that {@link #value} tells all of them. */
  public boolean isText() {
    return raw == null;
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
  protected int keyHash() {
    return value.hashCode() * 31 + (type == null ? 0 : type.hashCode());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    StringAttr that = (StringAttr) other;
    return type == that.type && value.equals(that.value) && Arrays.equals(raw, that.raw);
  }
}
