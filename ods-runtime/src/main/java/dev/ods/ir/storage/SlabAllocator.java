// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Allocates memory in the slabs of an arena, for one thread at a time: by bump allocation in slabs
 * of its own, and from free lists by size. A slab without live objects is released.
 *
 * <p>Other threads of the arena have allocators of their own, which share nothing with this one.
 * Freed memory belongs to the thread that frees it, whichever thread allocated it. What exceeds a
 * limit is returned to {@link Allocators} in batches, for the first allocator that runs out of
 * memory. So that the allocator that owns a slab can detect alone that the slab is empty, each
 * allocator counts for every slab the units that it has allocated less those that are in its free
 * lists:
 *
 * <ul>
 *   <li>For a slab of its own these are the live units and those that are free in other allocators'
 *       lists; never negative, and 0 only when the slab has no live object and all its free memory
 *       is in the lists of this allocator.
 *   <li>For another allocator's slab the count is negative: the units of it in the lists of this
 *       allocator.
 * </ul>
 */
final class SlabAllocator {
  /** Up to this size there is a free list per size; above, per power of two. */
  private static final int EXACT_UNITS = 512;

  private static final int CLASSES = EXACT_UNITS + 1 + 32;

  /**
   * A larger object has slabs of its own. A power of two, as the sizes of the upper free lists are.
   */
  private static final int MAX_SHARED_UNITS = Arena.SLAB_UNITS / 2;

  /**
   * The maximum amount of free memory in other allocators' slabs that is kept for reuse; more is
   * given back.
   */
  private static final int KEPT_UNITS = Arena.SLAB_UNITS;

  /** Sweeping the lists pays once this many slabs are empty. */
  private static final int MIN_SWEEP = 4;

  /** In free memory: the next entry of the free list. */
  private static final int FOLLOWING = 0;

  /** In the unused {@linkplain #tails tail} of a slab: its end. */
  private static final int TAIL_END = 4;

  private final Arena arena;
  private final Allocators siblings;
  private final int[] freeLists = new int[CLASSES];

  /** The unused part of the current slab. */
  private int next;

  private int end;

  /** A list of the unused tails of earlier slabs, for when the current slab is full. */
  private int tails;

  private int[] counts = new int[4];
  private final BitSet own = new BitSet();
  private int ownSlabs;
  private int emptySlabs;
  private long live;

  /** The units of other allocators' slabs in the free lists. */
  private long foreignUnits;

  private final ReturnedMemory surplus;

  SlabAllocator(Arena arena, Allocators siblings) {
    this.arena = arena;
    this.siblings = siblings;
    this.surplus = new ReturnedMemory(arena);
  }

  /**
   * The units allocated here less those freed here; the sum over all allocators is the live memory.
   */
  long liveUnits() {
    return live;
  }

  // --- Allocation.

  int allocate(int requested) {
    if (requested > MAX_SHARED_UNITS) {
      return allocateSlabs(requested);
    }
    int units = rounded(requested);
    int list = listOf(units);
    int ref = freeLists[list];
    if (ref != 0) {
      freeLists[list] = arena.getInt(ref, FOLLOWING);
      arena.clear(ref, units);
    } else if (end - next >= units) {
      ref = next;
      next += units;
    } else {
      refill(units);
      return allocate(units);
    }
    int slab = ref >>> Arena.SLAB_SHIFT;
    int count = counts[slab];
    counts[slab] = count + units;
    if (count <= 0) {
      usedAgain(slab, count, units);
    }
    live += units;
    return ref;
  }

  private void usedAgain(int slab, int count, int units) {
    if (count < 0) {
      foreignUnits -= units;
    } else if (!isCurrent(slab)) {
      emptySlabs--;
    }
  }

  /**
   * Provides memory for an object of a size: unclaimed memory or an unused tail rather than a new
   * slab.
   */
  private void refill(int units) {
    siblings.provide(this);
    if (freeLists[listOf(units)] == 0 && !enterTail(units)) {
      int slab = siblings.table().add(units);
      reserveCount(slab);
      own.set(slab);
      ownSlabs++;
      leaveSlab();
      int start = slab << Arena.SLAB_SHIFT;
      // Unit 0 of the arena is the null reference.
      next = slab == 0 ? 1 : start;
      end = start + arena.unitsOfSlab(slab);
    }
  }

  private boolean enterTail(int units) {
    int previous = 0;
    int tail = tails;
    while (tail != 0 && arena.getInt(tail, TAIL_END) - tail < units) {
      previous = tail;
      tail = arena.getInt(tail, FOLLOWING);
    }
    if (tail == 0) {
      return false;
    }
    if (previous == 0) {
      tails = arena.getInt(tail, FOLLOWING);
    } else {
      arena.setInt(previous, FOLLOWING, arena.getInt(tail, FOLLOWING));
    }
    leaveSlab();
    next = tail;
    end = arena.getInt(tail, TAIL_END);
    arena.clear(tail, 1);
    if (counts[tail >>> Arena.SLAB_SHIFT] == 0) {
      emptySlabs--;
    }
    return true;
  }

  /** Leaves the current slab; its unused tail is kept unless it is too small. */
  private void leaveSlab() {
    if (end == 0) {
      return;
    }
    int slab = (end - 1) >>> Arena.SLAB_SHIFT;
    addTail(next, end);
    next = 0;
    end = 0;
    if (counts[slab] == 0) {
      emptySlabs++;
    }
  }

  private void addTail(int from, int to) {
    if (to - from > EXACT_UNITS) {
      arena.setInt(from, FOLLOWING, tails);
      arena.setInt(from, TAIL_END, to);
      tails = from;
    }
  }

  private int allocateSlabs(int units) {
    int count = slabsFor(units);
    int first = siblings.table().addRow(count);
    live += (long) count * Arena.SLAB_UNITS;
    return first << Arena.SLAB_SHIFT;
  }

  // --- Freeing.

  void free(int ref, int requested) {
    if (requested > MAX_SHARED_UNITS) {
      freeSlabs(ref, requested);
      return;
    }
    int units = rounded(requested);
    live -= units;
    int slab = ref >>> Arena.SLAB_SHIFT;
    int count = slab < counts.length ? counts[slab] - units : -1;
    if (count > 0) {
      counts[slab] = count;
      addFree(ref, units);
    } else if (count == 0 || foreignUnits < KEPT_UNITS) {
      take(ref, units);
    } else {
      giveBack(ref, units);
    }
  }

  private void addFree(int ref, int units) {
    int list = listOf(units);
    arena.setInt(ref, FOLLOWING, freeLists[list]);
    freeLists[list] = ref;
  }

  private void giveBack(int ref, int units) {
    surplus.add(ref, units);
    if (surplus.isBatch()) {
      siblings.giveBack(surplus);
    }
  }

  /** Adds free memory of any slab to the free lists. */
  void take(int ref, int units) {
    addFree(ref, units);
    int slab = ref >>> Arena.SLAB_SHIFT;
    reserveCount(slab);
    int count = counts[slab] - units;
    counts[slab] = count;
    if (count < 0) {
      foreignUnits += units;
    } else if (count == 0 && !isCurrent(slab)) {
      emptySlabs++;
      sweepIfWorthIt();
    }
  }

  private void reserveCount(int slab) {
    if (slab >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(slab + 1, counts.length * 2));
    }
  }

  private void freeSlabs(int ref, int units) {
    int count = slabsFor(units);
    int first = ref >>> Arena.SLAB_SHIFT;
    for (int i = 0; i < count; i++) {
      siblings.table().drop(first + i);
    }
    live -= (long) count * Arena.SLAB_UNITS;
  }

  // --- Releasing slabs.

  private void sweepIfWorthIt() {
    if (emptySlabs >= Math.max(MIN_SWEEP, ownSlabs / 4)) {
      sweep();
    }
  }

  /** Removes the memory of empty slabs from the free lists, then releases those slabs. */
  private void sweep() {
    for (int list = 0; list < CLASSES; list++) {
      if (freeLists[list] != 0) {
        freeLists[list] = swept(freeLists[list]);
      }
    }
    tails = swept(tails);
    for (int slab = own.nextSetBit(0); slab >= 0; slab = own.nextSetBit(slab + 1)) {
      if (isEmpty(slab)) {
        own.clear(slab);
        ownSlabs--;
        siblings.table().drop(slab);
      }
    }
    emptySlabs = 0;
  }

  /** A free list without the memory of empty slabs. */
  private int swept(int first) {
    int kept = 0;
    int ref = first;
    while (ref != 0) {
      int following = arena.getInt(ref, FOLLOWING);
      if (!isEmpty(ref >>> Arena.SLAB_SHIFT)) {
        arena.setInt(ref, FOLLOWING, kept);
        kept = ref;
      }
      ref = following;
    }
    return kept;
  }

  /**
   * Whether a slab that this allocator owns, or of which it has free memory, has no live objects.
   */
  private boolean isEmpty(int slab) {
    return counts[slab] == 0 && !isCurrent(slab);
  }

  private boolean isCurrent(int slab) {
    return end != 0 && (end - 1) >>> Arena.SLAB_SHIFT == slab;
  }

  /** Releases all empty slabs, including the current one. */
  void trim() {
    leaveSlab();
    if (emptySlabs > 0) {
      sweep();
    }
  }

  // --- Several allocators.

  /** Gives back the freed memory that is not kept. */
  void flush() {
    siblings.giveBack(surplus);
  }

  /** Takes over the memory of another allocator, which must not be used afterwards. */
  void merge(SlabAllocator other) {
    other.flush();
    other.leaveSlab();
    for (int list = 0; list < CLASSES; list++) {
      freeLists[list] = joined(other.freeLists[list], freeLists[list]);
    }
    tails = joined(other.tails, tails);
    reserveCount(other.counts.length - 1);
    for (int slab = 0; slab < other.counts.length; slab++) {
      counts[slab] += other.counts[slab];
    }
    own.or(other.own);
    ownSlabs += other.ownSlabs;
    live += other.live;
    countSlabs();
    sweepIfWorthIt();
  }

  private int joined(int first, int second) {
    if (first == 0) {
      return second;
    }
    int last = first;
    for (int ref = first; ref != 0; ref = arena.getInt(ref, FOLLOWING)) {
      last = ref;
    }
    arena.setInt(last, FOLLOWING, second);
    return first;
  }

  private void countSlabs() {
    emptySlabs = 0;
    foreignUnits = 0;
    for (int slab = 0; slab < counts.length; slab++) {
      foreignUnits -= Math.min(counts[slab], 0);
      if (own.get(slab) && isEmpty(slab)) {
        emptySlabs++;
      }
    }
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
