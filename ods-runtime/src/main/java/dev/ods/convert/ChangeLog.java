// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.failure.FirstThrown;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** How to undo what a conversion has changed, in reverse order. */
final class ChangeLog {
  private final List<Runnable> undo = new ArrayList<>();

  /** The number of changes so far. */
  int mark() {
    return undo.size();
  }

  /** Adds a change that was made. */
  void add(Runnable undoChange) {
    undo.add(undoChange);
  }

  /** Adds an element to a set until it is undone. */
  <T> void addTo(Set<T> set, T element) {
    if (set.add(element)) {
      add(() -> set.remove(element));
    }
  }

  /** Whether how one of the changes since a mark is undone is of some kind; the last one first. */
  boolean anySince(int mark, Predicate<Runnable> kind) {
    for (int i = undo.size() - 1; i >= mark; i--) {
      if (kind.test(undo.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Undoes the changes since a mark, the last one first; each even if another one cannot be undone
   * because of what a pattern has changed without the rewriter.
   */
  void undoTo(int mark) {
    FirstThrown thrown = new FirstThrown();
    for (int i = undo.size() - 1; i >= mark; i--) {
      thrown.run(undo.remove(i));
    }
    thrown.rethrow();
  }
}
