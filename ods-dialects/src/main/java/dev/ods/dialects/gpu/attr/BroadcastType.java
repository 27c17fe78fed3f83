// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** How a broadcast chooses the source thread. */
public enum BroadcastType {
  /** The first active thread. */
  FIRST_ACTIVE_LANE,
  /** That of the thread which an operand names. */
  SPECIFIC_LANE;

  /** Its keyword in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
