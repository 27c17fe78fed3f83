// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.regex.Pattern;

/**
 * A mistake in a format.
 *
 * @param offset where it is in the format; -1 if it is not in the format
 */
record Mistake(int offset, String message) {
  /** Whether both say the same, but for a hint that may follow here. */
  boolean hasWordsOf(Mistake upstream) {
    return message.matches("(?s)" + Pattern.quote(upstream.message) + "(\\W.*)?");
  }
}
