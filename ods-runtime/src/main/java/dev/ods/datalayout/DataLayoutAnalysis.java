// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Operation;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The data layouts of operations, each kept for further questions (MLIR's analysis of the same
 * name). A pass keeps it with a key, {@code AnalysisKey.of("data layout", op -> new
 * DataLayoutAnalysis())}. A layout is computed again when the attributes that specify it have
 * changed. Thread-safe, while no thread changes them.
 */
public final class DataLayoutAnalysis {
  private final Map<Operation, DataLayout> layouts = new ConcurrentHashMap<>();
  private final DataLayout defaults = DataLayout.ofDefaults();

  /** Of any operations: layouts are computed when they are asked for. */
  public DataLayoutAnalysis() {}

  /**
   * The data layout within the nearest operation around this one that may have one.
   *
   * @throws IllegalArgumentException if that operation contradicts those around it
   */
  public DataLayout above(Operation op) {
    return of(LayoutScopes.closest(op.parent()));
  }

  /**
   * The data layout within the nearest operation that may have one: this one, or one around it.
   *
   * @throws IllegalArgumentException if that operation contradicts those around it
   */
  public DataLayout atOrAbove(Operation op) {
    return of(LayoutScopes.closest(op));
  }

  private DataLayout of(@Nullable Operation scope) {
    if (scope == null) {
      return defaults;
    }
    // Another operation may be where an erased one was.
    DataLayout known = layouts.get(scope);
    if (known == null || !known.isOf(scope)) {
      known = DataLayout.of(scope);
      layouts.put(scope.keep(), known);
    }
    return known;
  }
}
