// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;

/**
 * The first mistake in a format, on its way out of the parser. What follows a mistake in a format
 * cannot be understood, so each format yields at most one message.
 */
final class FormatException extends Exception {
  private static final long serialVersionUID = 1L;

  private final ProblemId id;
  private final int offset;
  private final transient Object[] arguments;

  FormatException(ProblemId id, int offset, Object... arguments) {
    super(id.id(), null, false, false);
    this.id = id;
    this.offset = offset;
    this.arguments = arguments;
  }

  ProblemId id() {
    return id;
  }

  int offset() {
    return offset;
  }

  Object[] arguments() {
    return arguments;
  }
}
