// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Hands out room in the slabs of an arena, to one thread at a time. New objects lie one behind the
 * other in slabs that this allocator took; room that was given back is kept in a list per size and
 * used again. A slab in which nothing lives any more is dropped.
 *
 * <p>Other threads of the arena have allocators of their own, which share nothing with this one.
 * Room belongs to the thread that frees it, whoever allocated it. What that is too much of, it
 * hands back to {@link Allocators} in batches, for whichever allocator runs out of room first. So
 * that a slab's allocator alone can tell when the slab is empty, each counts for every slab what it
 * handed out less what it took into its lists:
 *
 * <ul>
 *   <li>For a slab of its own that is what lives there and what is free there, but elsewhere; never
 *       negative, and 0 only when nothing lives there and all its room is in the lists here.
 *   <li>For another's slab it is the room of it in the lists here, as a negative number.
 * </ul>
 */
final class SlabAllocator {
  /** Up to this size the lists are of exact sizes; above, sizes are powers of two. */
  private static final int EXACT_UNITS = 512;

  private static final int CLASSES = EXACT_UNITS + 1 + 32;

  /** An object over this size has slabs of its own; a power of two, for the sizes of lists. */
  private static final int MAX_SHARED_UNITS = Arena.SLAB_UNITS / 2;

  /** So much room of other allocators' slabs is kept to be used here, before any is handed on. */
  private static final int KEPT_UNITS = Arena.SLAB_UNITS;

  /** Sweeping the lists pays once this many slabs are empty. */
  private static final int MIN_SWEEP = 4;

  /** In room that is free: the room that follows in its list. */
  private static final int FOLLOWING = 0;

  /** The end of a {@linkplain #spares spare} end of a slab. */
  private static final int SPARE_END = 4;

  private final Arena arena;
  private final Allocators siblings;
  private final int[] freeLists = new int[CLASSES];

  /** What is left of the slab that new objects lie in. */
  private int next;

  private int end;

  /** A list of unused ends of slabs, for when the slab in use is full. */
  private int spares;

  private int[] counts = new int[4];
  private final BitSet own = new BitSet();
  private int ownSlabs;
  private int emptySlabs;
  private long live;

  /** How much room of other allocators' slabs is in the lists. */
  private long foreignUnits;

  private final ReturnedRoom surplus;

  SlabAllocator(Arena arena, Allocators siblings) {
    this.arena = arena;
    this.siblings = siblings;
    this.surplus = new ReturnedRoom(arena);
  }

  /** What was allocated here less what was freed here; of all allocators together, what lives. */
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
      makeRoom(units);
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

  /** Room that nobody has any more comes before a new slab. */
  private void makeRoom(int units) {
    siblings.provide(this);
    if (freeLists[listOf(units)] == 0 && !enterSpare(units)) {
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

  private boolean enterSpare(int units) {
    int previous = 0;
    int spare = spares;
    while (spare != 0 && arena.getInt(spare, SPARE_END) - spare < units) {
      previous = spare;
      spare = arena.getInt(spare, FOLLOWING);
    }
    if (spare == 0) {
      return false;
    }
    if (previous == 0) {
      spares = arena.getInt(spare, FOLLOWING);
    } else {
      arena.setInt(previous, FOLLOWING, arena.getInt(spare, FOLLOWING));
    }
    leaveSlab();
    next = spare;
    end = arena.getInt(spare, SPARE_END);
    arena.clear(spare, 1);
    if (counts[spare >>> Arena.SLAB_SHIFT] == 0) {
      emptySlabs--;
    }
    return true;
  }

  /** Goes away from the slab in use; what is left of it is kept if it is worth it. */
  private void leaveSlab() {
    if (end == 0) {
      return;
    }
    int slab = (end - 1) >>> Arena.SLAB_SHIFT;
    addSpare(next, end);
    next = 0;
    end = 0;
    if (counts[slab] == 0) {
      emptySlabs++;
    }
  }

  private void addSpare(int from, int to) {
    if (to - from > EXACT_UNITS) {
      arena.setInt(from, FOLLOWING, spares);
      arena.setInt(from, SPARE_END, to);
      spares = from;
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
      handBack(ref, units);
    }
  }

  private void addFree(int ref, int units) {
    int list = listOf(units);
    arena.setInt(ref, FOLLOWING, freeLists[list]);
    freeLists[list] = ref;
  }

  private void handBack(int ref, int units) {
    surplus.add(ref, units);
    if (surplus.isBatch()) {
      siblings.handBack(surplus);
    }
  }

  /** Puts free room of any slab into the lists. */
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

  // --- Giving slabs back.

  private void sweepIfWorthIt() {
    if (emptySlabs >= Math.max(MIN_SWEEP, ownSlabs / 4)) {
      sweep();
    }
  }

  /** Takes the room in empty slabs out of the lists, then drops those slabs. */
  private void sweep() {
    for (int list = 0; list < CLASSES; list++) {
      if (freeLists[list] != 0) {
        freeLists[list] = swept(freeLists[list]);
      }
    }
    spares = swept(spares);
    for (int slab = own.nextSetBit(0); slab >= 0; slab = own.nextSetBit(slab + 1)) {
      if (isEmpty(slab)) {
        own.clear(slab);
        ownSlabs--;
        siblings.table().drop(slab);
      }
    }
    emptySlabs = 0;
  }

  /** A list without the room in empty slabs. */
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

  /** Whether nothing lives in a slab that is this allocator's, or of which it has room. */
  private boolean isEmpty(int slab) {
    return counts[slab] == 0 && !isCurrent(slab);
  }

  private boolean isCurrent(int slab) {
    return end != 0 && (end - 1) >>> Arena.SLAB_SHIFT == slab;
  }

  /** Drops all empty slabs, the one in use, too. */
  void trim() {
    leaveSlab();
    if (emptySlabs > 0) {
      sweep();
    }
  }

  // --- Several allocators.

  /** Hands back what was freed here and is not kept. */
  void flush() {
    siblings.handBack(surplus);
  }

  /** Takes over all that another allocator has, which must not be used any more. */
  void merge(SlabAllocator other) {
    other.flush();
    other.leaveSlab();
    for (int list = 0; list < CLASSES; list++) {
      freeLists[list] = joined(other.freeLists[list], freeLists[list]);
    }
    spares = joined(other.spares, spares);
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
