// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** A type without parameters: {@code !transform.any_op} and its like. */
public final class SimpleType extends TransformType {
  private final Kind kind;

  private SimpleType(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  /** The types. */
  public enum Kind {
    /** Parameters that are affine maps. */
    AFFINE_MAP("affine_map", Payload.PARAMETERS),
    /** Operations of any kind. */
    ANY_OP("any_op", Payload.OPERATIONS),
    /** Parameters of any kind. */
    ANY_PARAM("any_param", Payload.PARAMETERS),
    /** Values of any type. */
    ANY_VALUE("any_value", Payload.VALUES),
    /** Parameters that are types. */
    TYPE("type", Payload.PARAMETERS);

    private final String mnemonic;
    private final Payload payload;

    Kind(String mnemonic, Payload payload) {
      this.mnemonic = mnemonic;
      this.payload = payload;
    }

    /** The name in the dialect. */
    public String mnemonic() {
      return mnemonic;
    }
  }

  /** The type of a kind. */
  public static SimpleType get(Context context, Kind kind) {
    return intern(new SimpleType(context, kind));
  }

  /** Which one it is. */
  public Kind kind() {
    return kind;
  }

  @Override
  public Payload payload() {
    return kind.payload;
  }

  @Override
  public @Nullable String violation(Attribute parameter) {
    return switch (kind) {
      case AFFINE_MAP ->
          parameter instanceof AffineMapAttr
              ? null
              : "expected affine map attribute, got " + parameter;
      case TYPE ->
          parameter instanceof TypeAttr ? null : "expected type attribute, got " + parameter;
      default -> null;
    };
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(kind.mnemonic);
  }

  @Override
  protected int keyHash() {
    return kind.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return kind == ((SimpleType) other).kind;
  }
}
