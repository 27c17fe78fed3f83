// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The offsets, sizes and strides of an operation: integers of attributes, with an operand for each
 * {@link ShapedType#DYNAMIC}.
 */
public final class SliceNumbers {
  private SliceNumbers() {}

  /**
   * The error message about their number or signs; null if valid.
   *
   * @param first which group of operands the offsets are; the sizes and strides follow
   * @param offsetCount the required number of offsets
   * @param sizeCount the required number of sizes and strides
   */
  public static @Nullable String violation(
      Operation op, int first, int offsetCount, int sizeCount) {
    long[] offsets = numbers(op, "static_offsets");
    long[] sizes = numbers(op, "static_sizes");
    long[] strides = numbers(op, "static_strides");
    String violation = operands(op, "sizes", first + 1, sizes);
    violation = violation != null ? violation : operands(op, "strides", first + 2, strides);
    violation = violation != null ? violation : operands(op, "offsets", first, offsets);
    if (violation != null) {
      return violation;
    }
    if (offsets.length != sizes.length && (offsets.length != 1 || offsetCount != 1)) {
      return ranks("offsets", offsets.length, "sizes", sizes.length);
    }
    if (sizes.length != strides.length) {
      return ranks("sizes", sizes.length, "strides", strides.length);
    }
    violation = count("offset", offsetCount, offsets.length);
    violation = violation != null ? violation : count("size", sizeCount, sizes.length);
    violation = violation != null ? violation : count("stride", sizeCount, strides.length);
    violation = violation != null ? violation : nonNegative("offsets", offsets);
    return violation != null ? violation : nonNegative("sizes", sizes);
  }

  private static long[] numbers(Operation op, String name) {
    return op.attribute(name) instanceof DenseArrayAttr numbers ? numbers.toLongs() : new long[0];
  }

  private static @Nullable String operands(Operation op, String what, int group, long[] numbers) {
    int found = Segments.size(op.attribute("operandSegmentSizes"), group);
    long dynamic = Arrays.stream(numbers).filter(ShapedType::isDynamic).count();
    return found == dynamic
        ? null
        : "expected the number of '%s' to match the number of dynamic entries in 'static_%s' (%d vs %d)"
            .formatted(what, what, found, dynamic);
  }

  private static String ranks(String what, int count, String other, int otherCount) {
    return "expected mixed %s rank to match mixed %s rank (%d vs %d) so the rank of the result type is well-formed."
        .formatted(what, other, count, otherCount);
  }

  private static @Nullable String count(String what, int expected, int found) {
    return found == expected ? null : "expected " + expected + " " + what + " values, got " + found;
  }

  private static @Nullable String nonNegative(String what, long[] numbers) {
    for (long number : numbers) {
      if (number < 0 && !ShapedType.isDynamic(number)) {
        return "expected " + what + " to be non-negative, but got " + number;
      }
    }
    return null;
  }
}
