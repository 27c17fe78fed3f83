// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.fold.APInt;
import dev.ods.ir.Operation;
import dev.ods.range.IntRange;

/** The numbers that a maximum or a minimum with a constant may be. */
final class IndexRange {
  private IndexRange() {}

  static boolean isLimited(Operation op) {
    return op.is(MinSOp.MODEL) || op.is(MinUOp.MODEL) || op.is(MaxSOp.MODEL) || op.is(MaxUOp.MODEL);
  }

  /** The range of a maximum or a minimum with a number, of that number's width. */
  static IntRange of(Operation op, APInt limit) {
    int width = limit.width();
    if (op.is(MinSOp.MODEL)) {
      return IntRange.ofSigned(APInt.signedMin(width), limit);
    } else if (op.is(MaxSOp.MODEL)) {
      return IntRange.ofSigned(limit, APInt.signedMax(width));
    }
    return op.is(MinUOp.MODEL)
        ? IntRange.ofUnsigned(APInt.of(width, 0), limit)
        : IntRange.ofUnsigned(limit, APInt.of(width, -1));
  }
}
