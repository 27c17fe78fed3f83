// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The analyses of an operation that are valid, and those of operations in it. One thread at a time
 * uses a map; maps of operations that are isolated from each other are independent.
 */
final class AnalysisMap {
  private final Operation op;
  private final @Nullable AnalysisMap parent;

  /** In the order in which they were made, so that one comes after those that it uses. */
  private final Map<AnalysisKey<?>, Object> analyses = new LinkedHashMap<>();

  private final Map<Operation, AnalysisMap> children = new HashMap<>();

  private AnalysisMap(Operation op, @Nullable AnalysisMap parent) {
    this.op = op;
    this.parent = parent;
  }

  /** An empty map of the operation that a pass manager runs on. */
  static AnalysisMap of(Operation op) {
    return new AnalysisMap(op, null);
  }

  Operation operation() {
    return op;
  }

  @Nullable AnalysisMap parent() {
    return parent;
  }

  <T> @Nullable T find(AnalysisKey<T> key) {
    Object found = analyses.get(key);
    return found == null ? null : key.cast(found);
  }

  void put(AnalysisKey<?> key, Object analysis) {
    analyses.put(key, analysis);
  }

  /** The map of an operation directly in this one, or null if nothing has asked for it. */
  @Nullable AnalysisMap child(Operation nested) {
    return children.get(nested);
  }

  /**
   * The map of an operation directly in this one for a pipeline, after which it is empty: one that
   * did not exist is not kept, so that threads change nothing here.
   */
  AnalysisMap forPipeline(Operation nested) {
    AnalysisMap known = children.get(nested);
    return known == null ? new AnalysisMap(nested, this) : known;
  }

  /**
   * The map of an operation in this one.
   *
   * @throws IllegalArgumentException if it is not in this one
   */
  AnalysisMap nest(Operation nested) {
    AnalysisMap map = this;
    // The caller's handle may be lent to it for one call of a hook only.
    for (Operation each : pathTo(nested.keep())) {
      AnalysisMap outer = map;
      map = map.children.computeIfAbsent(each, key -> new AnalysisMap(key, outer));
    }
    return map;
  }

  /**
   * Forgets what is known of an operation in this one, and of those in it.
   *
   * @throws IllegalArgumentException if it is not in this one
   */
  void discard(Operation nested) {
    if (nested.equals(op)) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' is what these analyses are of: say what the pass preserves");
    }
    AnalysisMap map = this;
    for (Operation each : pathTo(nested)) {
      AnalysisMap inner = map.children.get(each);
      if (inner == null) {
        return;
      }
      if (each.equals(nested)) {
        map.children.remove(each);
      }
      map = inner;
    }
  }

  /** The operations from the one directly in this one to the given one. */
  private Deque<Operation> pathTo(Operation nested) {
    Deque<Operation> path = new ArrayDeque<>();
    for (Operation each = nested; !each.equals(op); ) {
      path.push(each);
      Operation next = each.parent();
      if (next == null) {
        throw new IllegalArgumentException(
            "'" + nested.name() + "' is not nested in the '" + op.name() + "' of these analyses");
      }
      each = next;
    }
    return path;
  }

  /** Forgets what a pass has not preserved, here and in the operations within. */
  void invalidate(PreservedAnalyses preserved) {
    if (preserved.isAll() || (analyses.isEmpty() && children.isEmpty())) {
      return;
    }
    Deque<AnalysisMap> maps = new ArrayDeque<>();
    maps.push(this);
    while (!maps.isEmpty()) {
      AnalysisMap map = maps.pop();
      map.invalidateOwn(preserved.copy());
      if (preserved.isNone()) {
        map.children.clear();
      }
      map.children.values().forEach(maps::push);
    }
  }

  private void invalidateOwn(PreservedAnalyses preserved) {
    analyses
        .entrySet()
        .removeIf(
            entry -> {
              boolean invalidated = entry.getKey().isInvalidated(entry.getValue(), preserved);
              if (invalidated) {
                preserved.unpreserve(entry.getKey());
              }
              return invalidated;
            });
  }

  /** Forgets everything. */
  void clear() {
    analyses.clear();
    children.clear();
  }
}
