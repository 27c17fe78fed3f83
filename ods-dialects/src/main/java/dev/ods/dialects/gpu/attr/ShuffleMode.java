// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** From where in its subgroup a thread takes a value. */
public enum ShuffleMode {
  /** From the thread whose number differs in the bits of the offset. */
  XOR,
  /** From the thread that is the offset below. */
  UP,
  /** From the thread that is the offset above. */
  DOWN,
  /** From the thread that the offset names. */
  IDX;

  /** Its word in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
