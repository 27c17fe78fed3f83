// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** The reader of the output, such as {@code head}, closed the pipe; there is nothing to report. */
final class ReaderGoneException extends ToolException {
  private static final long serialVersionUID = 1L;

  ReaderGoneException() {
    super("the reader of the output closed the pipe");
  }
}
