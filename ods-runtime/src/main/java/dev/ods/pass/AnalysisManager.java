// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The analyses of one operation that passes share: each is computed when it is first asked for, and
 * kept until a pass does not preserve it (MLIR's class of the same name). Not for several threads.
 */
public final class AnalysisManager {
  private final AnalysisMap map;
  private final TimingScope timing;
  private final List<PassInstrumentation> instrumentations;

  AnalysisManager(AnalysisMap map, TimingScope timing, List<PassInstrumentation> instrumentations) {
    this.map = map;
    this.timing = timing;
    this.instrumentations = instrumentations;
  }

  /** The operation that the analyses are of. */
  public Operation operation() {
    return map.operation();
  }

  /** An analysis of the operation, which is computed if it is not known. */
  public <T> T get(AnalysisKey<T> key) {
    T known = map.find(key);
    return known == null ? compute(key) : known;
  }

  private <T> T compute(AnalysisKey<T> key) {
    Operation op = operation();
    instrumentations.forEach(each -> each.beforeAnalysis(key, op));
    T analysis;
    try (TimingScope scope = timing.nest(key, "(A) " + key.name(), false)) {
      analysis = key.analyze(op, new AnalysisManager(map, scope, instrumentations));
    }
    map.put(key, analysis);
    for (int i = instrumentations.size() - 1; i >= 0; i--) {
      instrumentations.get(i).afterAnalysis(key, op);
    }
    return analysis;
  }

  /** An analysis of the operation if it is known, or null. */
  public <T> @Nullable T cached(AnalysisKey<T> key) {
    return map.find(key);
  }

  /**
   * An analysis of an operation around this one, if it is known and a pipeline has come from there,
   * or null. It may be out of date, and must not be changed: other threads may read it.
   */
  public <T> @Nullable T cachedOfParent(AnalysisKey<T> key, Operation parent) {
    for (AnalysisMap outer = map.parent(); outer != null; outer = outer.parent()) {
      if (outer.operation().equals(parent)) {
        return outer.find(key);
      }
    }
    return null;
  }

  /** An analysis of an operation directly in this one if it is known, or null. */
  public <T> @Nullable T cachedOfChild(AnalysisKey<T> key, Operation child) {
    AnalysisMap nested = map.child(child);
    return nested == null ? null : nested.find(key);
  }

  /**
   * Discards what is known of an operation that is nested in this one, and of those in it. A pass
   * that erases an operation, and says that it preserves analyses, calls it before: another
   * operation may be made where that one was, and would have its analyses.
   *
   * @throws IllegalArgumentException if it is not nested in this one
   */
  public void discard(Operation nested) {
    map.discard(nested);
  }

  /**
   * The analyses of an operation that is nested in this one, at any depth, or of this one.
   *
   * @throws IllegalArgumentException if it is neither
   */
  public AnalysisManager nest(Operation nested) {
    return new AnalysisManager(map.nest(nested), timing, instrumentations);
  }
}
