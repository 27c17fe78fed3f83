// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Whoever read the output, such as {@code head}, has read enough; there is nothing to report. */
final class ReaderGoneException extends ToolException {
  private static final long serialVersionUID = 1L;

  ReaderGoneException() {
    super("the reader of the output has gone");
  }
}
