// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

/** Ends printing into an {@link AsmBuffer} of limited size: the rest of the text is not wanted. */
public final class TextLimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TextLimitException() {
    super("the text is longer than the limit", null, false, false);
  }
}
