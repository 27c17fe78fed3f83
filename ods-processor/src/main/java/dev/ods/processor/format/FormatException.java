// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;

/** A mistake in a format, while it propagates to the element that is dropped because of it. */
final class FormatException extends Exception {
  private static final long serialVersionUID = 1L;

  /** How much of the element at fault is still to be skipped. */
  enum Rest {
    /** Nothing: the element was read, and has no valid meaning. */
    NOTHING,
    /** An unexpected token that begins no element. */
    TOKEN,
    /** The list of arguments in parentheses, and what precedes it. */
    ARGUMENTS,
    /** The same, or a variable that was meant as the argument. */
    ARGUMENT,
    /** The remainder of a list in parentheses. */
    REMAINDER,
    /** The remainder of the format. */
    ALL
  }

  private final ProblemId id;
  private final int offset;
  private final Rest rest;
  private final transient Object[] arguments;

  /** A mistake in the meaning of an element that has been read. */
  FormatException(ProblemId id, int offset, Object... arguments) {
    this(Rest.NOTHING, id, offset, arguments);
  }

  FormatException(Rest rest, ProblemId id, int offset, Object... arguments) {
    super(id.id(), null, false, false);
    this.id = id;
    this.offset = offset;
    this.rest = rest;
    this.arguments = arguments;
  }

  ProblemId id() {
    return id;
  }

  int offset() {
    return offset;
  }

  Rest rest() {
    return rest;
  }

  Object[] arguments() {
    return arguments;
  }
}
