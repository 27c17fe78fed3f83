// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code 1.5 : f32}: a number of a floating-point type, or another thing that its bits express. */
public final class FloatAttr extends BuiltinAttribute {
  private final FloatType type;

  /** The bits if there are at most 64 of them, otherwise the lowest. */
  private final long bits;

  /** The bits if there are more than 64; otherwise null. */
  private final @Nullable BigInteger wide;

  private FloatAttr(FloatType type, long bits, @Nullable BigInteger wide) {
    super(type.context());
    this.type = type;
    this.bits = bits;
    this.wide = wide;
  }

  /**
   * The attribute of the number nearest to a {@code double}; see {@link
   * FloatSemantics#bits(double)}.
   *
   * @param type a {@link FloatType}
   * @throws IllegalArgumentException if the type is another
   */
  public static FloatAttr get(Type type, double value) {
    FloatType kind = require(type);
    if (kind.width() <= 64) {
      return intern(new FloatAttr(kind, kind.semantics().narrowBits(value), null));
    }
    return fromBits(kind, kind.semantics().bits(value));
  }

  /** A number of type {@code f32}. */
  public static FloatAttr f32(Context context, double value) {
    return get(FloatType.f32(context), value);
  }

  /** A number of type {@code f64}. */
  public static FloatAttr f64(Context context, double value) {
    return get(FloatType.f64(context), value);
  }

  /**
   * The attribute of these bits.
   *
   * @param type a {@link FloatType}
   * @param bits not negative, and no more bits than the type has
   * @throws IllegalArgumentException if the type is another or there are more bits
   */
  public static FloatAttr fromBits(Type type, BigInteger bits) {
    FloatType kind = require(type);
    if (bits.signum() < 0 || bits.bitLength() > kind.width()) {
      throw new IllegalArgumentException(
          kind.kind().keyword() + " has " + kind.width() + " bits: " + bits + " has others");
    }
    BigInteger kept = kind.semantics().canonical(bits);
    boolean narrow = kind.width() <= 64;
    return intern(new FloatAttr(kind, kept.longValue(), narrow ? null : kept));
  }

  /** {@link #fromBits(Type, BigInteger)} of the lowest bits of a word. */
  public static FloatAttr fromBits(Type type, long bits) {
    FloatType kind = require(type);
    if (kind.width() > 64) {
      throw new IllegalArgumentException(
          kind.kind().keyword() + " has more than 64 bits: give them as a BigInteger");
    }
    long kept = kind.width() == 64 ? bits : bits & (1L << kind.width()) - 1;
    return intern(new FloatAttr(kind, kept, null));
  }

  private static FloatType require(Type type) {
    if (type instanceof FloatType kind) {
      return kind;
    }
    throw new IllegalArgumentException("expected floating point type");
  }

  @Override
  public FloatType type() {
    return type;
  }

  /** The nearest {@code double}. */
  public double value() {
    return wide != null ? type.semantics().toDouble(wide) : type.semantics().toDouble(bits);
  }

  /** The bits; the lowest 64 if there are more. */
  public long bits() {
    return bits;
  }

  /** The bits, not negative. */
  public BigInteger bigBits() {
    if (wide != null) {
      return wide;
    }
    return bits >= 0 ? BigInteger.valueOf(bits) : new BigInteger(Long.toUnsignedString(bits));
  }

  @Override
  <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitFloat(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type);
  }

  /** The number that is nearest in the other type. */
  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    FloatType other = require(parts.next(Type.class));
    APFloat number = APFloat.of(type.semantics(), bigBits());
    return fromBits(other, number.convert(other.semantics()).bits());
  }

  @Override
  protected int keyHash() {
    return type.hashCode() * 31 + (wide != null ? wide.hashCode() : Long.hashCode(bits));
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    FloatAttr that = (FloatAttr) other;
    return type == that.type && bits == that.bits && Objects.equals(wide, that.wide);
  }
}
