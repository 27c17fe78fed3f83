// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.text.Parser;

/**
 * Which inputs are read while they are parsed, instead of before.
 *
 * @param inMemory the length of the longest text that is in memory as a whole
 * @param buffer the size of the buffer for longer ones
 */
record InputLimits(int inMemory, int buffer) {
  private static final int MIN_BUFFER = 1 << 26;

  /** Texts that fit in an array are in memory. The buffer for others takes a third of the heap. */
  static final InputLimits DEFAULT =
      new InputLimits(
          Parser.MAX_BUFFER,
          (int)
              Math.max(
                  MIN_BUFFER, Math.min(Parser.MAX_BUFFER, Runtime.getRuntime().maxMemory() / 3)));
}
