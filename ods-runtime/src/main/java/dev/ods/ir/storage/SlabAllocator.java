// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Hands out room in an arena's slabs. New objects lie one behind the other; room that was given
 * back is kept in a list per size and used again. A slab in which nothing lives any more is
 * dropped.
 */
final class SlabAllocator {
  /** Up to this size the lists are of exact sizes; above, sizes are powers of two. */
  private static final int EXACT_UNITS = 512;

  private static final int CLASSES = EXACT_UNITS + 1 + 32;

  /** One less than references can name, so that the end of the last slab is still a number. */
  private static final int MAX_SLABS = (1 << (32 - Arena.SLAB_SHIFT)) - 1;

  /** An object over this size has slabs of its own; a power of two, for the sizes of lists. */
  private static final int MAX_SHARED_UNITS = Arena.SLAB_UNITS / 2;

  /** Sweeping the lists pays once this many slabs are empty. */
  private static final int MIN_SWEEP = 4;

  private final Arena arena;
  private final int[] freeLists = new int[CLASSES];
  private int next;
  private int end;
  private int slabCount;
  private int[] liveInSlab = new int[4];

  /** The numbers of dropped slabs, which the next slabs take over. */
  private final BitSet unused = new BitSet();

  private int unusedCount;
  private int emptySlabs;
  private long live;

  SlabAllocator(Arena arena) {
    this.arena = arena;
  }

  long liveUnits() {
    return live;
  }

  int slabsInUse() {
    return slabCount - unusedCount;
  }

  void reset() {
    Arrays.fill(freeLists, 0);
    Arrays.fill(liveInSlab, 0);
    next = 0;
    end = 0;
    slabCount = 0;
    unused.clear();
    unusedCount = 0;
    emptySlabs = 0;
    live = 0;
  }

  int allocate(int requested) {
    if (requested > MAX_SHARED_UNITS) {
      return allocateSlabs(requested);
    }
    int units = rounded(requested);
    int list = listOf(units);
    int ref = freeLists[list];
    if (ref != 0) {
      freeLists[list] = arena.getInt(ref, 0);
      arena.clear(ref, units);
      if (liveInSlab[ref >>> Arena.SLAB_SHIFT] == 0 && !isCurrent(ref >>> Arena.SLAB_SHIFT)) {
        emptySlabs--;
      }
    } else {
      ref = bump(units);
    }
    liveInSlab[ref >>> Arena.SLAB_SHIFT] += units;
    live += units;
    return ref;
  }

  private int bump(int units) {
    while (end - next < units) {
      startSlab();
    }
    int ref = next;
    next += units;
    return ref;
  }

  private void startSlab() {
    int retired = end == 0 ? -1 : (end - 1) >>> Arena.SLAB_SHIFT;
    int slab = takeSlab(unusedCount > 0 ? unused.nextSetBit(0) : slabCount, false);
    int start = slab << Arena.SLAB_SHIFT;
    // Unit 0 of the arena is the null reference.
    next = slab == 0 ? 1 : start;
    end = start + Arena.USED_UNITS;
    if (retired >= 0 && liveInSlab[retired] == 0) {
      emptySlabs++;
    }
  }

  /** Makes an unused slab, or the one after the last, a slab in use. */
  private int takeSlab(int slab, boolean whole) {
    if (slab < slabCount) {
      unused.clear(slab);
      unusedCount--;
    } else {
      if (slab == MAX_SLABS) {
        throw new OutOfMemoryError("an arena holds at most 32 GiB of IR");
      }
      if (slab == liveInSlab.length) {
        liveInSlab = Arrays.copyOf(liveInSlab, slab * 2);
      }
      slabCount++;
    }
    arena.installSlab(slab, whole);
    return slab;
  }

  private int allocateSlabs(int units) {
    int count = slabsFor(units);
    // Slab 0 begins with the null unit, and so is never one of these.
    if (slabCount == 0) {
      takeSlab(0, false);
      next = 1;
      end = Arena.USED_UNITS;
    }
    int first = adjacentSlabs(count);
    for (int slab = first; slab < first + count; slab++) {
      takeSlab(slab, true);
      liveInSlab[slab] = Arena.SLAB_UNITS;
    }
    live += (long) count * Arena.SLAB_UNITS;
    return first << Arena.SLAB_SHIFT;
  }

  /** The first of so many slabs in a row that are unused or to be appended; never slab 0. */
  private int adjacentSlabs(int count) {
    int first = unused.nextSetBit(1);
    while (first >= 0) {
      int after = unused.nextClearBit(first);
      if (after - first >= count || after == slabCount) {
        return first;
      }
      first = unused.nextSetBit(after);
    }
    return slabCount;
  }

  void free(int ref, int requested) {
    if (requested > MAX_SHARED_UNITS) {
      freeSlabs(ref, requested);
      return;
    }
    int units = rounded(requested);
    int list = listOf(units);
    arena.setInt(ref, 0, freeLists[list]);
    freeLists[list] = ref;
    live -= units;
    int slab = ref >>> Arena.SLAB_SHIFT;
    liveInSlab[slab] -= units;
    if (liveInSlab[slab] == 0 && !isCurrent(slab)) {
      emptySlabs++;
      if (emptySlabs >= Math.max(MIN_SWEEP, slabsInUse() / 4)) {
        sweep();
      }
    }
  }

  private void freeSlabs(int ref, int units) {
    int count = slabsFor(units);
    int first = ref >>> Arena.SLAB_SHIFT;
    for (int i = 0; i < count; i++) {
      liveInSlab[first + i] = 0;
      dropSlab(first + i);
    }
    live -= (long) count * Arena.SLAB_UNITS;
  }

  /** Takes the room in empty slabs out of the lists, then drops those slabs. */
  private void sweep() {
    for (int list = 0; list < CLASSES; list++) {
      sweep(list);
    }
    for (int slab = 0; slab < slabCount; slab++) {
      if (!unused.get(slab) && isEmpty(slab)) {
        dropSlab(slab);
      }
    }
    emptySlabs = 0;
  }

  private void sweep(int list) {
    int kept = 0;
    int ref = freeLists[list];
    while (ref != 0) {
      int following = arena.getInt(ref, 0);
      if (!isEmpty(ref >>> Arena.SLAB_SHIFT)) {
        arena.setInt(ref, 0, kept);
        kept = ref;
      }
      ref = following;
    }
    freeLists[list] = kept;
  }

  private boolean isEmpty(int slab) {
    return liveInSlab[slab] == 0 && !isCurrent(slab);
  }

  private boolean isCurrent(int slab) {
    return end != 0 && (end - 1) >>> Arena.SLAB_SHIFT == slab;
  }

  private void dropSlab(int slab) {
    arena.dropSlab(slab);
    unused.set(slab);
    unusedCount++;
  }

  private static int slabsFor(int units) {
    return (units + Arena.SLAB_UNITS - 1) >>> Arena.SLAB_SHIFT;
  }

  private static int rounded(int units) {
    return units <= EXACT_UNITS ? units : Integer.highestOneBit(units - 1) << 1;
  }

  private static int listOf(int units) {
    return units <= EXACT_UNITS ? units : EXACT_UNITS + 1 + Integer.numberOfTrailingZeros(units);
  }
}
