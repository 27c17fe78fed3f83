// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that an integer may be, read as an unsigned and as a signed one (MLIR's {@code
 * ConstantIntRanges}). Both readings are bounds of the same integer, so that one may say more than
 * the other. For a shaped value it is a range of all elements; what is no integer has a range of
 * width 0.
 *
 * @param umin the least unsigned number
 * @param umax the greatest unsigned number
 * @param smin the least signed number
 * @param smax the greatest signed number
 */
public record IntRange(APInt umin, APInt umax, APInt smin, APInt smax) {
  /** The width of ranges of the type {@code index}. */
  public static final int INDEX_WIDTH = 64;

  /**
   * Of numbers of one width.
   *
   * @throws IllegalArgumentException if the widths differ
   */
  public IntRange {
    int width = umin.width();
    if (umax.width() != width || smin.width() != width || smax.width() != width) {
      throw new IllegalArgumentException("the bounds of a range have one width");
    }
  }

  /** The width of ranges of values of a type: 0 if it has no integers. */
  public static int widthOf(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    if (element instanceof IntegerType integer) {
      return integer.width();
    }
    return element instanceof IndexType ? INDEX_WIDTH : 0;
  }

  /** All numbers of a width. */
  public static IntRange max(int width) {
    return width == 0
        ? of(APInt.of(0, 0))
        : new IntRange(
            APInt.of(width, 0),
            APInt.of(width, -1),
            APInt.signedMin(width),
            APInt.signedMax(width));
  }

  /** All numbers of a type. */
  public static IntRange max(Type type) {
    return max(widthOf(type));
  }

  /** One number. */
  public static IntRange of(APInt number) {
    return new IntRange(number, number, number, number);
  }

  /**
   * The numbers of a constant: of an integer, or of all integers in elements.
   *
   * @return null if it has none
   */
  public static @Nullable IntRange ofConstant(Attribute constant) {
    APInt number = ConstantFolding.integer(constant);
    if (number != null) {
      return of(number);
    }
    if (!(constant instanceof DenseIntOrFPElementsAttr dense) || widthOf(dense.type()) == 0) {
      return null;
    }
    int width = widthOf(dense.type());
    IntRange range = null;
    for (long i = 0; i < dense.elementCount(); i++) {
      IntRange element =
          of(
              width <= 64
                  ? APInt.of(width, dense.bits(i, 0))
                  : APInt.of(width, dense.bigBits(i, 0)));
      range = range == null ? element : range.union(element);
    }
    return range;
  }

  /** From one signed number to another; unsigned ones as far as these are a range. */
  public static IntRange ofSigned(APInt min, APInt max) {
    return min.isNegative() == max.isNegative()
        ? new IntRange(min.minUnsigned(max), min.maxUnsigned(max), min, max)
        : new IntRange(APInt.of(min.width(), 0), APInt.of(min.width(), -1), min, max);
  }

  /** From one unsigned number to another; signed ones as far as these are a range. */
  public static IntRange ofUnsigned(APInt min, APInt max) {
    return min.isNegative() == max.isNegative()
        ? new IntRange(min, max, min.minSigned(max), min.maxSigned(max))
        : new IntRange(min, max, APInt.signedMin(min.width()), APInt.signedMax(min.width()));
  }

  static IntRange of(int width, BigInteger min, BigInteger max, boolean signed) {
    APInt low = APInt.of(width, min);
    APInt high = APInt.of(width, max);
    return signed ? ofSigned(low, high) : ofUnsigned(low, high);
  }

  /** The number of bits. */
  public int width() {
    return umin.width();
  }

  /** What a value may be that is in one of two ranges; of width 0 if one of them is. */
  public IntRange union(IntRange other) {
    if (width() == 0 || other.width() == 0) {
      return width() == 0 ? this : other;
    }
    return new IntRange(
        umin.minUnsigned(other.umin),
        umax.maxUnsigned(other.umax),
        smin.minSigned(other.smin),
        smax.maxSigned(other.smax));
  }

  /** What a value may be that is in both of two ranges; of width 0 if one of them is. */
  public IntRange intersection(IntRange other) {
    if (width() == 0 || other.width() == 0) {
      return width() == 0 ? this : other;
    }
    return new IntRange(
        umin.maxUnsigned(other.umin),
        umax.minUnsigned(other.umax),
        smin.maxSigned(other.smin),
        smax.minSigned(other.smax));
  }

  /** The only number, or null if there are several, or width 0. */
  public @Nullable APInt constant() {
    if (width() == 0) {
      return null;
    }
    if (umin.equals(umax)) {
      return umin;
    }
    return smin.equals(smax) ? smin : null;
  }

  /** Whether a number of the same width is in it, in both readings. */
  public boolean contains(APInt number) {
    return umin.compareUnsigned(number) <= 0
        && umax.compareUnsigned(number) >= 0
        && smin.compareSigned(number) <= 0
        && smax.compareSigned(number) >= 0;
  }

  /** As MLIR prints it: {@code unsigned : [0, 255] signed : [-128, 127]}. */
  @Override
  public String toString() {
    return "unsigned : [%s, %s] signed : [%s, %s]"
        .formatted(umin.unsigned(), umax.unsigned(), smin.signed(), smax.signed());
  }
}
