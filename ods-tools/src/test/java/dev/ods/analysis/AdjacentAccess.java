// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.dataflow.DenseLattice;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The operations that accessed, or will access, what values refer to, as in MLIR's tests. */
final class AdjacentAccess extends DenseLattice {
  /** Empty if any operation may be it. */
  private final Map<Value, Set<Operation>> accesses = new HashMap<>();

  AdjacentAccess(ProgramPoint point) {
    super(point);
  }

  /** Those of a value; null if nothing is known. */
  @Nullable Set<Operation> of(Value value) {
    Set<Operation> known = accesses.get(value);
    return known == null || known.isEmpty() ? null : known;
  }

  boolean join(AdjacentAccess other) {
    boolean changed = false;
    for (Map.Entry<Value, Set<Operation>> entry : other.accesses.entrySet()) {
      Set<Operation> mine = accesses.get(entry.getKey());
      if (mine == null) {
        accesses.put(entry.getKey(), new LinkedHashSet<>(entry.getValue()));
        changed = true;
      } else if (!mine.isEmpty()) {
        changed |= entry.getValue().isEmpty() || mine.addAll(entry.getValue());
        if (entry.getValue().isEmpty()) {
          mine.clear();
        }
      }
    }
    return changed;
  }

  boolean set(Value value, Operation op) {
    return !Set.of(op).equals(accesses.put(value, new LinkedHashSet<>(Set.of(op))));
  }

  boolean reset() {
    boolean changed = !accesses.isEmpty();
    accesses.clear();
    return changed;
  }

  boolean setKnownToUnknown() {
    boolean changed = accesses.values().stream().anyMatch(known -> !known.isEmpty());
    accesses.values().forEach(Set::clear);
    return changed;
  }
}
