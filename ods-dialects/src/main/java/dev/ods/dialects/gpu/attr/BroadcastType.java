// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** Whose value all threads of a subgroup take. */
public enum BroadcastType {
  /** That of the first thread that is active. */
  FIRST_ACTIVE_LANE,
  /** That of the thread which an operand names. */
  SPECIFIC_LANE;

  /** Its word in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
