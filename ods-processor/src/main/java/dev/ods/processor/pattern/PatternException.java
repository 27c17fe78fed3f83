// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.ProblemId;

/** A mistake in the syntax of a pattern, after which the rest of the text is not read. */
final class PatternException extends Exception {
  private static final long serialVersionUID = 1L;

  private final ProblemId id;
  private final int offset;
  private final transient Object[] arguments;

  PatternException(ProblemId id, int offset, Object... arguments) {
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
