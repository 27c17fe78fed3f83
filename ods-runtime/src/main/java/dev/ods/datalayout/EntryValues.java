// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import java.math.BigInteger;

/** Reads the values of entries, which have been verified. */
final class EntryValues {
  private EntryValues() {}

  /**
   * A number without a sign, whatever its type says.
   *
   * @throws ArithmeticException if it has more than 63 bits
   */
  static long unsigned(IntegerAttr number) {
    BigInteger value = number.bigValue();
    int width = number.type() instanceof IntegerType type ? type.width() : Long.SIZE;
    return (value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(width)) : value)
        .longValueExact();
  }

  /** The alignment that an entry for a number requires, which it has in bits, in bytes. */
  static long requiredAlignment(DataLayoutEntryInterface entry) {
    return Long.divideUnsigned(alignments(entry).longValue(0), Byte.SIZE);
  }

  /** The alignment that is best by an entry for a number, which it has in bits, in bytes. */
  static long bestAlignment(DataLayoutEntryInterface entry) {
    DenseIntOrFPElementsAttr alignments = alignments(entry);
    return Long.divideUnsigned(alignments.longValue(alignments.elementCount() - 1), Byte.SIZE);
  }

  private static DenseIntOrFPElementsAttr alignments(DataLayoutEntryInterface entry) {
    return (DenseIntOrFPElementsAttr) entry.value();
  }
}
