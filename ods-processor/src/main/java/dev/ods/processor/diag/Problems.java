// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;

/** Collects the errors and warnings of all stages, so that one run reports all of them. */
public final class Problems {
  private final List<Problem> list = new ArrayList<>();
  private boolean leftToCompiler;

  /** Adds a problem; {@code arguments} fill the template of {@code id}. */
  public void report(ProblemId id, Origin origin, Object... arguments) {
    list.add(new Problem(id, origin, id.message(arguments)));
  }

  /** Adds what others have found. */
  public void addAll(Problems others) {
    list.addAll(others.list);
    leftToCompiler |= others.leftToCompiler;
  }

  /** Adds a problem. */
  public void add(Problem problem) {
    list.add(problem);
  }

  /** Those that are not among {@code others}, wherever they are. */
  public Problems without(Problems others) {
    Problems rest = new Problems();
    rest.leftToCompiler = leftToCompiler;
    list.stream()
        .filter(
            problem ->
                others.list.stream()
                    .noneMatch(
                        other ->
                            other.id().equals(problem.id())
                                && other.message().equals(problem.message())))
        .forEach(rest::add);
    return rest;
  }

  /**
   * Notes an error that the compiler will report: a method has the name of a hook, but the
   * signature of none, and a class in it that does not exist. Should another processor generate the
   * class, the signature is our error.
   */
  public void leaveToCompiler() {
    leftToCompiler = true;
  }

  /** Whether there is an error that the compiler will report. */
  public boolean areLeftToCompiler() {
    return leftToCompiler;
  }

  /** Whether there are no errors so far, neither in the list nor {@link #leaveToCompiler left}. */
  public boolean isEmpty() {
    return !leftToCompiler && list.stream().allMatch(problem -> problem.id().isWarning());
  }

  /** The problems in the order in which they were found. */
  public List<Problem> list() {
    return List.copyOf(list);
  }
}
