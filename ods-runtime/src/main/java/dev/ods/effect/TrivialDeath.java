// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@link SideEffects#wouldOpBeTriviallyDead} for many operations that are nested in each
 * other: it remembers the nested operations whose effects keep others alive, so that not each of
 * them is searched to its depth. Whoever changes operations between questions tells it.
 */
public final class TrivialDeath {
  /** So few nested operations are searched each time. */
  private static final int FEW = 32;

  /** By an operation with regions, one nested in it whose effects keep it. */
  private final Map<Operation, Operation> keepers = new HashMap<>();

  private final Set<Operation> known = new HashSet<>();

  /** Knows nothing yet. */
  public TrivialDeath() {}

  /** Whether an operation could be erased if its results were not used. */
  public boolean wouldBe(Operation op) {
    return SideEffects.mayBeTriviallyDead(op.name())
        && (SideEffects.areMemoryEffectFree(op.name())
            || (SideEffects.hasRemovableEffects(op) && !isKept(op)));
  }

  /** An operation was inserted, moved or erased. */
  public void moved(Operation op) {
    if (!known.isEmpty() && (op.regionCount() != 0 || known.contains(op))) {
      forget();
    }
  }

  /** Operands, attributes or properties of an operation have changed. */
  public void modified(Operation op) {
    if (!known.isEmpty() && known.contains(op)) {
      forget();
    }
  }

  /** Blocks were inserted, moved or erased. */
  public void forget() {
    keepers.clear();
    known.clear();
  }

  /** Whether something is remembered; if not, nothing needs to be told. */
  public boolean isEmpty() {
    return known.isEmpty();
  }

  /** Whether the effects of a nested operation keep one. */
  private boolean isKept(Operation root) {
    if (root.regionCount() == 0 || !SideEffects.isRecursive(root)) {
      return false;
    }
    if (!known.isEmpty() && keepers.containsKey(root)) {
      return true;
    }
    Deque<Operation> pending = new ArrayDeque<>();
    pending.push(root);
    int searched = 0;
    while (!pending.isEmpty()) {
      Operation parent = pending.pop();
      for (int i = 0; i < parent.regionCount(); i++) {
        for (Block block : parent.region(i).blocks()) {
          for (Operation op : block.operations()) {
            Operation keeper = keeper(op);
            if (keeper != null) {
              if (searched > FEW) {
                remember(keeper, parent, root);
              }
              return true;
            }
            searched++;
            if (op.regionCount() != 0 && SideEffects.isRecursive(op)) {
              pending.push(op);
            }
          }
        }
      }
    }
    return false;
  }

  private @Nullable Operation keeper(Operation op) {
    return SideEffects.hasRemovableEffects(op) ? keepers.get(op) : op;
  }

  /** An operation keeps those from one that it is nested in up to another one. */
  private void remember(Operation keeper, Operation from, Operation to) {
    known.add(keeper);
    Operation around = from;
    while (around != null) {
      keepers.put(around, keeper);
      around = around.equals(to) ? null : around.parent();
    }
  }
}
