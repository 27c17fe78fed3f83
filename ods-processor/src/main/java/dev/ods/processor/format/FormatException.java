// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;

/**
 * The first error in a format. The parser does not recover from errors, so each format yields at
 * most one message.
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
