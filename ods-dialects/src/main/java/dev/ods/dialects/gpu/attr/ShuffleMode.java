// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** How a shuffle computes the source thread. */
public enum ShuffleMode {
  /** The thread whose index differs in the bits of the offset. */
  XOR,
  /** The thread lower by the offset. */
  UP,
  /** The thread higher by the offset. */
  DOWN,
  /** From the thread that the offset names. */
  IDX;

  /** Its keyword in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
