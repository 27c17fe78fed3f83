// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.HashSet;
import java.util.Set;

/** The analyses that a pass has left valid (MLIR's class of the same name). */
public final class PreservedAnalyses {
  private final Set<AnalysisKey<?>> keys = new HashSet<>();
  private boolean all;

  PreservedAnalyses() {}

  /** Whether the pass has changed nothing, so that all analyses are valid. */
  public boolean isAll() {
    return all;
  }

  /** Whether the pass has named no analysis. */
  public boolean isNone() {
    return !all && keys.isEmpty();
  }

  /** Whether an analysis is valid. One that uses others is asked after these. */
  public boolean isPreserved(AnalysisKey<?> key) {
    return all || keys.contains(key);
  }

  void preserveAll() {
    all = true;
  }

  void preserve(AnalysisKey<?> key) {
    keys.add(key);
  }

  void unpreserve(AnalysisKey<?> key) {
    keys.remove(key);
  }

  PreservedAnalyses copy() {
    PreservedAnalyses copy = new PreservedAnalyses();
    copy.all = all;
    copy.keys.addAll(keys);
    return copy;
  }
}
