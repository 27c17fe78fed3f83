// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** A floating-point number of one of the formats that MLIR knows. */
public final class FloatType extends BuiltinType {
  /** The formats. */
  public enum Kind {
    F4E2M1FN("f4E2M1FN", FloatSemantics.F4E2M1FN),
    F6E2M3FN("f6E2M3FN", FloatSemantics.F6E2M3FN),
    F6E3M2FN("f6E3M2FN", FloatSemantics.F6E3M2FN),
    F8E5M2("f8E5M2", FloatSemantics.F8E5M2),
    F8E4M3("f8E4M3", FloatSemantics.F8E4M3),
    F8E4M3FN("f8E4M3FN", FloatSemantics.F8E4M3FN),
    F8E5M2FNUZ("f8E5M2FNUZ", FloatSemantics.F8E5M2FNUZ),
    F8E4M3FNUZ("f8E4M3FNUZ", FloatSemantics.F8E4M3FNUZ),
    F8E4M3B11FNUZ("f8E4M3B11FNUZ", FloatSemantics.F8E4M3B11FNUZ),
    F8E3M4("f8E3M4", FloatSemantics.F8E3M4),
    F8E8M0FNU("f8E8M0FNU", FloatSemantics.F8E8M0FNU),
    BF16("bf16", FloatSemantics.BF16),
    F16("f16", FloatSemantics.F16),
    TF32("tf32", FloatSemantics.TF32),
    F32("f32", FloatSemantics.F32),
    F64("f64", FloatSemantics.F64),
    F80("f80", FloatSemantics.F80),
    F128("f128", FloatSemantics.F128);

    private final String keyword;
    private final FloatSemantics semantics;

    Kind(String keyword, FloatSemantics semantics) {
      this.keyword = keyword;
      this.semantics = semantics;
    }

    /** The keyword of the type. */
    public String keyword() {
      return keyword;
    }

    /** The numbers that the format has. */
    public FloatSemantics semantics() {
      return semantics;
    }
  }

  private final Kind kind;

  private FloatType(Context context, Kind kind) {
    super(context);
    this.kind = kind;
  }

  /** The type of a format. */
  public static FloatType get(Context context, Kind kind) {
    return BuiltinCache.of(context).floatType(kind);
  }

  /** {@code f16}. */
  public static FloatType f16(Context context) {
    return get(context, Kind.F16);
  }

  /** {@code bf16}. */
  public static FloatType bf16(Context context) {
    return get(context, Kind.BF16);
  }

  /** {@code f32}. */
  public static FloatType f32(Context context) {
    return get(context, Kind.F32);
  }

  /** {@code f64}. */
  public static FloatType f64(Context context) {
    return get(context, Kind.F64);
  }

  static FloatType make(Context context, Kind kind) {
    return intern(new FloatType(context, kind));
  }

  /** The format. */
  public Kind kind() {
    return kind;
  }

  /** Whether this is the type of a format. */
  public boolean is(Kind other) {
    return kind == other;
  }

  /** The numbers that the format has. */
  public FloatSemantics semantics() {
    return kind.semantics();
  }

  /** The number of bits. */
  public int width() {
    return kind.semantics().width();
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitFloat(this);
  }

  @Override
  protected int keyHash() {
    return kind.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return kind == ((FloatType) other).kind;
  }
}
