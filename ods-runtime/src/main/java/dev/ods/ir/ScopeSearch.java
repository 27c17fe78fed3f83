// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;

/**
 * In checking mode, finds the scopes of operations; see {@link Scopes}. What was found is kept for
 * all operations on the way, so that deep nesting costs each operation one step. It is forgotten
 * when one of these operations moves; an operation that was not on the way to a scope is not around
 * any that was.
 */
final class ScopeSearch {
  private static final int WORDS = 5;
  private static final int INITIAL_SLOTS = 64;

  private final IrArena arena;

  /**
   * An open-addressing table of operations with regions that are not isolated; an outermost one is
   * its own scope. Each slot holds the reference, its generation, the epoch, and the scope in two
   * words.
   */
  private int[] slots = new int[INITIAL_SLOTS * WORDS];

  private int count;
  private int epoch;

  ScopeSearch(IrArena arena) {
    this.arena = arena;
  }

  /** An operation is about to be inserted, or removed. */
  void moved(int op) {
    if (Ops.numRegions(arena, op) != 0 && find(op) != 0) {
      epoch++;
    }
  }

  /** The operations of a block are about to get another parent. */
  void movedBlock(int block) {
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      moved(op);
    }
  }

  /** The scope that the contents of an operation are in. */
  long inside(int op) {
    int from = op;
    int at = op;
    long scope = knownOrSelf(at);
    while (scope == 0) {
      int up = Ops.parent(arena, at);
      if (up == 0) {
        scope = aroundOutermost(at);
        keepIfItHasRegions(at, scope);
      } else {
        at = up;
        scope = knownOrSelf(at);
      }
    }
    for (; from != at; from = Ops.parent(arena, from)) {
      keepIfItHasRegions(from, scope);
    }
    return scope;
  }

  /** The scope that an operation itself is in. */
  long around(int op) {
    int up = Ops.parent(arena, op);
    return up == 0 ? aroundOutermost(op) : inside(up);
  }

  private long aroundOutermost(int op) {
    int block = Ops.block(arena, op);
    return block == 0 ? Integer.toUnsignedLong(op) : ofBlock(block);
  }

  /** The scope of what is in a block. */
  long ofBlock(int block) {
    int region = Blocks.region(arena, block);
    return region == 0 ? Integer.toUnsignedLong(block) | Scopes.DETACHED : ofRegion(region);
  }

  /** The scope of what is in a region. */
  long ofRegion(int region) {
    int owner = Regions.owner(arena, region);
    return owner == 0 ? Integer.toUnsignedLong(region) | Scopes.DETACHED : inside(owner);
  }

  /** Whether an operation with regions is or might be isolated. */
  boolean isIsolated(int op) {
    if (Ops.numRegions(arena, op) == 0) {
      return false;
    }
    int name = Ops.name(arena, op);
    return name == 0 || IrServices.mightBeIsolated(arena.context().operationName(name));
  }

  private long knownOrSelf(int op) {
    return isIsolated(op) ? Integer.toUnsignedLong(op) : find(op);
  }

  // --- The table.

  private long find(int op) {
    int mask = slots.length / WORDS - 1;
    for (int i = hash(op) & mask; slots[i * WORDS] != 0; i = (i + 1) & mask) {
      if (slots[i * WORDS] == op) {
        return isValid(slots, i * WORDS) ? scopeAt(slots, i * WORDS) : 0;
      }
    }
    return 0;
  }

  private boolean isValid(int[] table, int at) {
    return table[at + 2] == epoch && table[at + 1] == arena.generation(table[at]);
  }

  private static long scopeAt(int[] table, int at) {
    return (long) table[at + 4] << Integer.SIZE | Integer.toUnsignedLong(table[at + 3]);
  }

  private void keepIfItHasRegions(int op, long scope) {
    if (Ops.numRegions(arena, op) == 0) {
      return;
    }
    if (count * 2 * WORDS >= slots.length) {
      rebuild();
    }
    put(op, scope);
  }

  private void put(int op, long scope) {
    int mask = slots.length / WORDS - 1;
    int i = hash(op) & mask;
    while (slots[i * WORDS] != 0 && slots[i * WORDS] != op) {
      i = (i + 1) & mask;
    }
    if (slots[i * WORDS] == 0) {
      count++;
    }
    slots[i * WORDS] = op;
    slots[i * WORDS + 1] = arena.generation(op);
    slots[i * WORDS + 2] = epoch;
    slots[i * WORDS + 3] = (int) scope;
    slots[i * WORDS + 4] = (int) (scope >>> Integer.SIZE);
  }

  /** Drops what is not valid any more; then at most a quarter of the slots is in use. */
  private void rebuild() {
    int[] old = slots;
    int valid = 0;
    for (int at = 0; at < old.length; at += WORDS) {
      valid += old[at] != 0 && isValid(old, at) ? 1 : 0;
    }
    slots = new int[Math.max(INITIAL_SLOTS, Integer.highestOneBit(valid) * 8) * WORDS];
    count = 0;
    for (int at = 0; at < old.length; at += WORDS) {
      if (old[at] != 0 && isValid(old, at)) {
        put(old[at], scopeAt(old, at));
      }
    }
  }

  private static int hash(int op) {
    int mixed = op * 0x9E3779B9;
    return mixed ^ (mixed >>> 15);
  }
}
