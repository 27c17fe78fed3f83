// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.*;

/** How a floating-point number that does not fit is rounded. */
@EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true)
@Summary("Floating point rounding mode")
public enum RoundingMode {
  /** To the nearest; of two, to the even one. */
  TO_NEAREST_EVEN,
  /** Towards negative infinity. */
  DOWNWARD,
  /** Towards positive infinity. */
  UPWARD,
  /** Towards zero. */
  TOWARD_ZERO,
  /** To the nearest; of two, away from zero. */
  TO_NEAREST_AWAY
}
