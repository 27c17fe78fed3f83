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
 * An attribute for which its dialect declares no class, stored as the text that was parsed: {@code
 * #dialect.name<anything>}, possibly with a type.
 */
public final class OpaqueAttr extends BuiltinAttribute {
  private final String namespace;
  private final String data;
  private final @Nullable Type type;

  private OpaqueAttr(Context context, String namespace, String data, @Nullable Type type) {
    super(context);
    this.namespace = namespace;
    this.data = data;
    this.type = type;
  }

  /**
   * The attribute of a dialect with a text. The caller decides whether an unknown dialect is
   * allowed; see {@link #verify}.
   *
   * @param namespace the dialect's name, without the hash sign; not {@code builtin}, whose
   *     attributes are all declared
   * @param data the text after the dialect's name and the dot, or between the angle brackets of the
   *     form without a dot. As in MLIR, nothing checks that brackets and quotes in it are closed,
   *     so that it can be read back
   * @param type the type after the colon; null or {@code none} for no type
   * @throws IllegalArgumentException if {@code namespace} is no name of a dialect, or {@code data}
   *     has an unpaired surrogate that stands for no byte
   */
  public static OpaqueAttr get(
      Context context, String namespace, String data, @Nullable Type type) {
    Shapes.require(Namespaces.verify(namespace));
    Type shown = type instanceof NoneType ? null : type;
    return intern(new OpaqueAttr(context, namespace, Utf8.requireBytes(data), shown));
  }

  /** What is wrong with the parts of an opaque attribute, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(
      Context context, String namespace, String data, @Nullable Type type) {
    String violation = Namespaces.verify(namespace);
    if (violation != null || Namespaces.isKnown(context, namespace)) {
      return violation;
    }
    return "#\""
        + namespace
        + "\"<\""
        + data
        + "\"> : '"
        + (type == null ? "none" : type.toString())
        + "' attribute created with unregistered dialect. If this is intended, please call"
        + " allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with"
        + " the MLIR opt tool used";
  }

  @Override
  public String dialectNamespace() {
    return namespace;
  }

  /** The text after the dialect's name, as it was parsed. */
  public String data() {
    return data;
  }

  /** The type, or null. */
  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitOpaque(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    if (type != null) {
      action.accept(type);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(context(), namespace, data, parts.next(Type.class));
  }

  @Override
  protected int keyHash() {
    int hash = namespace.hashCode() * 31 + data.hashCode();
    return hash * 31 + (type == null ? 0 : type.hashCode());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    OpaqueAttr that = (OpaqueAttr) other;
    return type == that.type && namespace.equals(that.namespace) && data.equals(that.data);
  }
}
