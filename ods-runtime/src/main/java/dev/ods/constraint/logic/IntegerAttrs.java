// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.logic;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Predicates on integer attributes of any width. They do not allocate up to 64 bits. */
public final class IntegerAttrs {
  private IntegerAttrs() {}

  /**
   * Compares an integer attribute with a number: as unsigned if its type is, otherwise as signed.
   */
  public static int compare(IntegerAttr attribute, long value) {
    return attribute.width() < 64 || !isUnsignedNegative(attribute)
        ? compareSmall(attribute, value)
        : attribute.bigValue().compareTo(BigInteger.valueOf(value));
  }

  /** Whether an integer attribute equals one of these numbers, by {@link #compare}. */
  public static boolean isOneOf(IntegerAttr attribute, long[] values) {
    for (long value : values) {
      if (compare(attribute, value) == 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnsignedNegative(IntegerAttr attribute) {
    return attribute.width() > 64 || (attribute.bits() < 0 && Types.isUnsigned(attribute.type()));
  }

  private static int compareSmall(IntegerAttr attribute, long value) {
    return Long.compare(attribute.value(), value);
  }

  /** The signum of an integer attribute whose bits are, as in MLIR, read as a signed number. */
  public static int signum(IntegerAttr attribute) {
    return attribute.width() <= 64 ? Long.signum(attribute.bits()) : attribute.bigValue().signum();
  }

  /** Whether exactly one bit of an integer attribute is set. */
  public static boolean isPowerOfTwo(IntegerAttr attribute) {
    int width = attribute.width();
    if (width > 64) {
      BigInteger value = attribute.bigValue();
      // The minimum is the only negative number with a single bit set in two's complement.
      return value.signum() > 0
          ? value.bitCount() == 1
          : value.signum() < 0 && value.getLowestSetBit() == width - 1;
    }
    long bits = width == 64 ? attribute.bits() : attribute.bits() & ((1L << width) - 1);
    return Long.bitCount(bits) == 1;
  }

  /** The integer attribute at an index of an array attribute; null if there is none. */
  public static @Nullable IntegerAttr integerAt(Attribute attribute, int index) {
    return attribute instanceof ArrayAttr array
            && index < array.size()
            && array.element(index) instanceof IntegerAttr integer
        ? integer
        : null;
  }
}
