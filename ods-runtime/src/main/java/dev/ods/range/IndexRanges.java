// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import dev.ods.builtin.ShapedType;
import dev.ods.fold.APInt;
import dev.ods.shaped.ShapedDimOpInterface;
import org.jspecify.annotations.Nullable;

/** What operations on indices may be, which have 32 or 64 bits (MLIR's {@code inferIndexOp}). */
public final class IndexRanges {
  /** The least number of bits of an index. */
  public static final int MIN_WIDTH = 32;

  private IndexRanges() {}

  /** What has to be equal, so that the narrow result tells nothing new. */
  public enum Reading {
    /** Signed numbers. */
    SIGNED,
    /** Unsigned numbers. */
    UNSIGNED,
    /** Both. */
    BOTH;

    private boolean areEqual(IntRange a, IntRange b) {
      boolean signed = a.smin().equals(b.smin()) && a.smax().equals(b.smax());
      boolean unsigned = a.umin().equals(b.umin()) && a.umax().equals(b.umax());
      return this == SIGNED ? signed : this == UNSIGNED ? unsigned : signed && unsigned;
    }
  }

  /** What the result of a function may be with 64 bits or, if that differs, with 32. */
  public static IntRange infer(
      IntRangeFunction function, Reading reading, IntRange lhs, IntRange rhs) {
    IntRange wide = function.apply(lhs, rhs);
    IntRange narrow =
        function.apply(
            IntRangeBits.truncate(lhs, MIN_WIDTH), IntRangeBits.truncate(rhs, MIN_WIDTH));
    return reading.areEqual(narrow, IntRangeBits.truncate(wide, MIN_WIDTH))
        ? wide
        : wide.union(IntRangeBits.extend(narrow, IntRange.INDEX_WIDTH));
  }

  /** Whether a comparison holds, if that is the same with 32 and with 64 bits; otherwise null. */
  public static @Nullable Boolean evaluate(IntComparison comparison, IntRange lhs, IntRange rhs) {
    Boolean wide = comparison.evaluate(lhs, rhs);
    Boolean narrow =
        comparison.evaluate(
            IntRangeBits.truncate(lhs, MIN_WIDTH), IntRangeBits.truncate(rhs, MIN_WIDTH));
    return (wide != null && wide.equals(narrow)) ? wide : null;
  }

  /**
   * What a number may be that is converted from a width, or to {@code index}.
   *
   * @param width the number of bits of the result
   * @param signed whether signs are copied to more bits
   * @param isToIndex whether the result is an index, of 32 bits possibly
   */
  public static IntRange cast(IntRange range, int width, boolean signed, boolean isToIndex) {
    IntRange result = resize(range, width, signed);
    return isToIndex
        ? result.union(IntRangeBits.extend(resize(range, MIN_WIDTH, signed), width))
        : result;
  }

  /** What a number may be in another width. */
  public static IntRange resize(IntRange range, int width, boolean signed) {
    if (range.width() == width) {
      return range;
    }
    if (range.width() > width) {
      return IntRangeBits.truncate(range, width);
    }
    return signed
        ? IntRangeBits.extendSigned(range, width)
        : IntRangeBits.extendUnsigned(range, width);
  }

  /**
   * What the size of a dimension may be.
   *
   * @param dimension what the number of the dimension may be; null if nothing is known
   */
  public static IntRange ofDimension(ShapedDimOpInterface op, @Nullable IntRange dimension) {
    int width = IntRange.widthOf(op.operation().resultType(0));
    IntRange any = IntRange.ofSigned(APInt.of(width, 0), APInt.signedMax(width));
    if (!(op.shapedValue().type() instanceof ShapedType type) || !type.hasRank()) {
      return any;
    }
    long first = dimension == null ? 0 : Math.max(0, dimension.smin().bits());
    long last = type.rank() - 1L;
    if (dimension != null) {
      last = Math.min(last, dimension.smax().bits());
    }
    IntRange sizes = null;
    for (long i = first; i <= last; i++) {
      long extent = type.dimension((int) i);
      IntRange size = ShapedType.isDynamic(extent) ? any : IntRange.of(APInt.of(width, extent));
      sizes = sizes == null ? size : sizes.union(size);
    }
    return sizes == null ? any : sizes;
  }
}
