// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.ir.Operation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

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

  /** How many operations the current search has looked at. */
  private int searched;

  /** Knows nothing yet. */
  public TrivialDeath() {}

  /** Whether an operation could be erased if its results were not used. */
  public boolean wouldBe(Operation op) {
    return SideEffects.mayBeTriviallyDead(op.name())
        && (SideEffects.areMemoryEffectFree(op.name()) || !isKept(op));
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

  /** Whether the effects of an operation, or of one nested in it, keep it. */
  private boolean isKept(Operation root) {
    searched = 0;
    Operation found = SideEffects.firstWithout(root, this::isRemovable, SideEffects::isRecursive);
    if (found != null && searched > FEW) {
      Operation keeper = keepers.getOrDefault(found, found);
      remember(keeper, Objects.requireNonNull(found.parent()), root);
    }
    return found != null;
  }

  /** Whether nothing is known that keeps an operation; what is nested in it is not searched. */
  private boolean isRemovable(Operation op) {
    searched++;
    return (known.isEmpty() || !keepers.containsKey(op)) && SideEffects.hasRemovableEffects(op);
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
