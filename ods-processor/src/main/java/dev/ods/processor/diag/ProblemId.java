// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.io.Serializable;

/**
 * A message of the catalogue, which has an enum for each hundred of numbers. An id is never reused:
 * one that is no longer needed leaves a gap. Where MLIR reports the same error, the message has
 * MLIR's wording.
 *
 * <p>Serializable, as its enums are, because exceptions carry one.
 */
public sealed interface ProblemId extends Serializable
    permits DeclarationProblem,
        MemberProblem,
        FormatProblem,
        ConstraintProblem,
        TraitProblem,
        PatternProblem,
        PassProblem {
  /** The entry of the catalogue. */
  MessageTemplate template();

  /** The stable id: {@code ODS001}. */
  default String id() {
    return template().id();
  }

  /** Whether it is a warning, with which a declaration is valid. */
  default boolean isWarning() {
    return template().severity() == Severity.WARNING;
  }

  /** The message with {@code arguments} substituted for {@code {0}}, {@code {1}} and so on. */
  default String message(Object... arguments) {
    return template().fill(arguments);
  }
}
