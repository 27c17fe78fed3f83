// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The mistakes in a format, and warnings, which are reported if there is none. */
final class Mistakes {
  private final List<FormatException> list = new ArrayList<>();
  private final List<FormatException> warnings = new ArrayList<>();
  private boolean cutOff;

  void add(FormatException mistake) {
    boolean syntax = mistake.rest() != Rest.NOTHING;
    if (!syntax || (!cutOff && list.stream().noneMatch(other -> explains(other, mistake)))) {
      list.add(mistake);
    }
  }

  /** Adds a warning, with which the format is valid. */
  void warn(ProblemId id, int offset, Object... arguments) {
    warnings.add(new FormatException(id, offset, arguments));
  }

  /** Whether a mistake in the syntax follows from another mistake. */
  private static boolean explains(FormatException cause, FormatException mistake) {
    return cause.offset() == mistake.offset()
        || (cause.rest() == Rest.ALL && cause.offset() < mistake.offset());
  }

  boolean isEmpty() {
    return list.isEmpty();
  }

  /** Notes that everything up to the end of the format was skipped. */
  void cutOff() {
    cutOff = true;
  }

  /** Whether the end of the format, which is at {@code end}, was skipped or is missing. */
  boolean isCutOff(int end) {
    return cutOff
        || list.stream()
            .anyMatch(mistake -> mistake.rest() != Rest.NOTHING && mistake.offset() >= end);
  }

  List<FormatException> list() {
    return list;
  }

  /** Reports all of them in the order of the text, at their offsets from {@code origin}. */
  void reportTo(Problems problems, Origin origin) {
    List<FormatException> reported = list.isEmpty() ? warnings : list;
    reported.sort(Comparator.comparingInt(FormatException::offset));
    for (FormatException mistake : reported) {
      problems.report(mistake.id(), origin.at(mistake.offset()), mistake.arguments());
    }
  }
}
