// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;

/** Collects the errors and warnings of all stages, so that one run reports all of them. */
public final class Problems {
  private final List<Problem> list = new ArrayList<>();

  /** Adds a problem; {@code arguments} fill the template of {@code id}. */
  public void report(ProblemId id, Origin origin, Object... arguments) {
    list.add(new Problem(id, origin, id.message(arguments)));
  }

  /** Adds a problem. */
  public void add(Problem problem) {
    list.add(problem);
  }

  /** Whether there are no errors so far. */
  public boolean isEmpty() {
    return list.stream().allMatch(problem -> problem.id().isWarning());
  }

  /** The problems in the order in which they were found. */
  public List<Problem> list() {
    return List.copyOf(list);
  }
}
