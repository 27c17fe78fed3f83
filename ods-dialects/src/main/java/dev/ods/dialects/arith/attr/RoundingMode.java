// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;
import dev.ods.annotation.Summary;

/** How a floating-point number that does not fit is rounded. */
@EnumAttr(EnumAttr.Storage.I32)
@Summary("Floating point rounding mode")
public enum RoundingMode {
  /** To the nearest; of two, to the even one. */
  @EnumCase(symbol = "to_nearest_even", value = 0)
  TO_NEAREST_EVEN,
  /** Towards negative infinity. */
  @EnumCase(symbol = "downward", value = 1)
  DOWNWARD,
  /** Towards positive infinity. */
  @EnumCase(symbol = "upward", value = 2)
  UPWARD,
  /** Towards zero. */
  @EnumCase(symbol = "toward_zero", value = 3)
  TOWARD_ZERO,
  /** To the nearest; of two, away from zero. */
  @EnumCase(symbol = "to_nearest_away", value = 4)
  TO_NEAREST_AWAY
}
