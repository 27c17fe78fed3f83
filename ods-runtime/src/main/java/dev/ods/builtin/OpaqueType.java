// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * A type for which its dialect declares no class, stored as the text that was parsed: {@code
 * !dialect.name<anything>}.
 */
public final class OpaqueType extends BuiltinType {
  private final String namespace;
  private final String data;

  private OpaqueType(Context context, String namespace, String data) {
    super(context);
    this.namespace = namespace;
    this.data = data;
  }

  /**
   * The type of a dialect with a text. The caller decides whether an unknown dialect is allowed;
   * see {@link #verify}.
   *
   * @param namespace the dialect's name, without the exclamation mark; not {@code builtin}, whose
   *     types are all declared
   * @param data the text after the dialect's name and the dot, or between the angle brackets of the
   *     form without a dot. As in MLIR, nothing checks that brackets and quotes in it are closed,
   *     so that it can be read back
   * @throws IllegalArgumentException if {@code namespace} is no name of a dialect, or {@code data}
   *     has an unpaired surrogate that stands for no byte
   */
  public static OpaqueType get(Context context, String namespace, String data) {
    Shapes.require(Namespaces.verify(namespace));
    return intern(new OpaqueType(context, namespace, Utf8.requireBytes(data)));
  }

  /** What is wrong with the parts of an opaque type, in MLIR's words; null if nothing is. */
  public static @Nullable String verify(Context context, String namespace, String data) {
    String violation = Namespaces.verify(namespace);
    if (violation != null || Namespaces.isKnown(context, namespace)) {
      return violation;
    }
    return "`!\""
        + namespace
        + "\"<\""
        + data
        + "\">` type created with unregistered dialect. If this is intended, please call"
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

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitOpaque(this);
  }

  @Override
  protected int keyHash() {
    return namespace.hashCode() * 31 + data.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    OpaqueType that = (OpaqueType) other;
    return namespace.equals(that.namespace) && data.equals(that.data);
  }
}
