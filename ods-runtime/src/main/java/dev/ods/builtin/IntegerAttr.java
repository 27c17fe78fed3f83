// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code 5 : i32}: a number of an {@link IntegerType} or of {@link IndexType}. The numbers of
 * {@code i1} are the booleans; see {@link BoolAttr}.
 *
 * <p>An attribute holds bits. They are interpreted as two's complement unless the type is unsigned;
 * so the {@code true} of {@code i1} is -1, as in MLIR.
 */
public sealed class IntegerAttr extends BuiltinAttribute permits BoolAttr {
  private final Type type;

  /**
   * The bits, extended to 64 by the sign, if there are at most 64 of them; otherwise the lowest.
   */
  private final long bits;

  /** The bits as a signed number if there are more than 64; otherwise null. */
  private final @Nullable BigInteger wide;

  IntegerAttr(Type type, long bits, @Nullable BigInteger wide) {
    super(type.context());
    this.type = type;
    this.bits = bits;
    this.wide = wide;
  }

  /**
   * The attribute of a number.
   *
   * @param type an integer type or the index type
   * @param value a number that the type has, signed or, if the type is not signed, unsigned
   * @throws IllegalArgumentException if the type is another, or has no such number
   */
  public static IntegerAttr get(Type type, long value) {
    if (type instanceof IntegerType integer) {
      int width = integer.width();
      if (width == 64) {
        return integer.isUnsigned() && value < 0
            ? outOfRange(type, BigInteger.valueOf(value))
            : get(type, integer.attributes(), value);
      }
      if (width < 64) {
        return get(type, integer.attributes(), narrowed(integer, value));
      }
      BigInteger number = BigInteger.valueOf(value);
      return integer.isUnsigned() && value < 0 ? outOfRange(type, number) : wide(type, number);
    }
    if (type instanceof IndexType index) {
      return get(type, index.attributes(), value);
    }
    throw new IllegalArgumentException("expected integer or index type");
  }

  /** A number of type {@code i8}. */
  public static IntegerAttr i8(Context context, long value) {
    return get(IntegerType.get(context, 8), value);
  }

  /** A number of type {@code i16}. */
  public static IntegerAttr i16(Context context, long value) {
    return get(IntegerType.get(context, 16), value);
  }

  /** A number of type {@code i32}. */
  public static IntegerAttr i32(Context context, long value) {
    return get(IntegerType.get(context, 32), value);
  }

  /** A number of type {@code i64}. */
  public static IntegerAttr i64(Context context, long value) {
    return get(IntegerType.get(context, 64), value);
  }

  /** {@link #get(Type, long)} for numbers of any size. */
  public static IntegerAttr get(Type type, BigInteger value) {
    int width = widthOf(type);
    boolean fits =
        value.signum() < 0
            ? value.bitLength() < width && !isUnsigned(type)
            : value.bitLength() <= width - (isSigned(type) ? 1 : 0);
    if (!fits) {
      return outOfRange(type, value);
    }
    return fromBits(type, value);
  }

  /**
   * The attribute whose bits are the lowest of a number.
   *
   * @param type an integer type or the index type
   */
  public static IntegerAttr fromBits(Type type, BigInteger bits) {
    int width = widthOf(type);
    BigInteger wrapped = signed(bits, width);
    if (width > 64) {
      return wide(type, wrapped);
    }
    long narrow = wrapped.longValue();
    return type instanceof IntegerType integer
        ? get(type, integer.attributes(), narrow)
        : get(type, narrow);
  }

  /**
   * The attribute whose bits are the lowest of a word.
   *
   * @param type an integer type of at most 64 bits, or the index type
   */
  public static IntegerAttr fromBits(Type type, long bits) {
    if (type instanceof IntegerType integer) {
      int width = integer.width();
      if (width > 64) {
        return fromBits(type, BigInteger.valueOf(bits));
      }
      long extended = width == 0 ? 0 : bits << (64 - width) >> (64 - width);
      return get(type, integer.attributes(), extended);
    }
    return get(type, bits);
  }

  private static IntegerAttr get(Type type, IntegerAttrCache cache, long bits) {
    IntegerAttr known = cache.find(bits);
    if (known != null) {
      return known;
    }
    IntegerAttr made =
        intern(isBool(type) ? new BoolAttr(type, bits) : new IntegerAttr(type, bits, null));
    cache.keep(made);
    return made;
  }

  private static IntegerAttr wide(Type type, BigInteger bits) {
    return intern(new IntegerAttr(type, bits.longValue(), bits));
  }

  /** Checks that a type below 64 bits has a number, and extends the number's bits by their sign. */
  private static long narrowed(IntegerType type, long value) {
    int width = type.width();
    long extended = width == 0 ? 0 : value << (64 - width) >> (64 - width);
    boolean fits =
        type.isUnsigned()
            ? value >>> width == 0
            : extended == value || (type.isSignless() && value >>> width == 0);
    if (!fits) {
      outOfRange(type, BigInteger.valueOf(value));
    }
    return extended;
  }

  private static IntegerAttr outOfRange(Type type, BigInteger value) {
    throw new IllegalArgumentException(
        "integer constant out of range for attribute: "
            + value
            + " does not fit into "
            + widthOf(type)
            + " bits");
  }

  private static int widthOf(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    if (type instanceof IndexType) {
      return IndexType.STORAGE_WIDTH;
    }
    throw new IllegalArgumentException("expected integer or index type");
  }

  private static boolean isSigned(Type type) {
    return !(type instanceof IntegerType integer) || integer.isSigned();
  }

  private static boolean isUnsigned(Type type) {
    return type instanceof IntegerType integer && integer.isUnsigned();
  }

  /** The lowest {@code width} bits of a number, interpreted as two's complement. */
  static BigInteger signed(BigInteger number, int width) {
    if (width == 0) {
      return BigInteger.ZERO;
    }
    if (number.bitLength() < width) {
      return number;
    }
    BigInteger low = number.subtract(number.shiftRight(width).shiftLeft(width));
    return low.testBit(width - 1) ? low.subtract(BigInteger.ONE.shiftLeft(width)) : low;
  }

  /** The type: an {@link IntegerType} or {@link IndexType}. */
  @Override
  public final Type type() {
    return type;
  }

  /** The number of bits. */
  public final int width() {
    return widthOf(type);
  }

  /** The bits, extended by the sign if there are fewer than 64; the lowest 64 if there are more. */
  public final long bits() {
    return bits;
  }

  /**
   * The number, unsigned if the type is.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it: use {@link #bigValue}
   */
  public final long value() {
    if (wide == null && !isUnsigned(type)) {
      return bits;
    }
    return bigValue().longValueExact();
  }

  /** The number, unsigned if the type is. */
  public final BigInteger bigValue() {
    BigInteger signed = wide != null ? wide : BigInteger.valueOf(bits);
    return signed.signum() < 0 && isUnsigned(type)
        ? signed.add(BigInteger.ONE.shiftLeft(widthOf(type)))
        : signed;
  }

  /** Whether every bit is 0. */
  public final boolean isZero() {
    return bits == 0 && (wide == null || wide.signum() == 0);
  }

  /** Whether this is a boolean, that is, of type {@code i1}. */
  public final boolean isBool() {
    return this instanceof BoolAttr;
  }

  private static boolean isBool(Type type) {
    return type instanceof IntegerType integer && integer.isSignless(1);
  }

  @Override
  final <R extends @Nullable Object> R accept(AttributeVisitor<R> visitor) {
    return visitor.visitInteger(this);
  }

  @Override
  protected final void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(type);
  }

  /** The same bits, or, of another width, the same number, which the other type must have. */
  @Override
  protected final Uniqued rebuild(AttrTypeParts parts) {
    Type other = parts.next(Type.class);
    if (widthOf(other) == widthOf(type)) {
      return fromBits(other, bigValue());
    }
    return get(other, isBool() ? bigValue().abs() : bigValue());
  }

  @Override
  protected final int keyHash() {
    return type.hashCode() * 31 + (wide != null ? wide.hashCode() : Long.hashCode(bits));
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    IntegerAttr that = (IntegerAttr) other;
    return type == that.type && bits == that.bits && Objects.equals(wide, that.wide);
  }

  static IntegerAttr bool(Context context, boolean value) {
    return fromBits(IntegerType.get(context, 1), value ? 1 : 0);
  }
}
