// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;

/**
 * A message of the catalogue, which has an enum for each hundred of numbers. An id is never reused:
 * one that is no longer needed leaves a gap. Where MLIR reports the same error, the message has
 * MLIR's wording.
 *
 * <p>Serializable, as its enums are, because exceptions carry one.
 */
public interface ProblemId extends Serializable {
  /** All messages, by their ids. */
  static List<ProblemId> all() {
    return Stream.<ProblemId[]>of(
            DeclarationProblem.values(),
            MemberProblem.values(),
            FormatProblem.values(),
            ConstraintProblem.values(),
            TraitProblem.values(),
            PatternProblem.values(),
            PassProblem.values())
        .flatMap(Stream::of)
        .toList();
  }

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
