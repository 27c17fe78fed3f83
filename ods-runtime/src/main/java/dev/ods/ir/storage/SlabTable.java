// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.BitSet;

/**
 * Keeps track of the slabs of an arena that are in use. All threads of the arena share it.
 *
 * <p>The first slabs of an arena are smaller than those that follow: each has about half the size
 * of those before it together, until that is a full slab. So a small module needs little memory,
 * and at most a third of an arena is unused.
 */
final class SlabTable {
  /** One less than references can name, so that the end of the last slab is still a number. */
  private static final int MAX_SLABS = (1 << (32 - Arena.SLAB_SHIFT)) - 1;

  /** The units of an arena's first slab, without the header of its array. */
  private static final int LEAST_UNITS = (1 << 13) - Arena.ARRAY_HEADER_UNITS;

  private final Arena arena;
  private int slabCount;

  /** The units of the slabs in use. */
  private long units;

  /** The numbers of released slabs, which the next slabs reuse. */
  private final BitSet unused = new BitSet();

  private int unusedCount;

  SlabTable(Arena arena) {
    this.arena = arena;
  }

  synchronized long units() {
    return units;
  }

  synchronized void clear() {
    arena.dropAllSlabs();
    slabCount = 0;
    unused.clear();
    unusedCount = 0;
    units = 0;
  }

  /**
   * Adds a slab for small objects, at least large enough for one of the given size, and returns its
   * number, the lowest free one.
   */
  int add(int minUnits) {
    // One more unit, as the first one of slab 0 is the null reference.
    long wanted = Math.max(Math.max(units() / 2, LEAST_UNITS), minUnits + 1);
    byte[] bytes = new byte[(int) Math.min(wanted, Arena.USED_UNITS) * Layout.UNIT_BYTES];
    synchronized (this) {
      int slab = unusedCount > 0 ? unused.nextSetBit(0) : slabCount;
      checkCapacity(slab, 1);
      use(slab, bytes);
      return slab;
    }
  }

  /** Adds slabs with adjacent numbers, for one large object, and returns the first number. */
  int addRow(int count) {
    byte[][] row = new byte[count][];
    for (int i = 0; i < count; i++) {
      row[i] = new byte[Arena.SLAB_BYTES];
    }
    synchronized (this) {
      int first = adjacentSlabs(count);
      for (int i = 0; i < count; i++) {
        use(first + i, row[i]);
      }
      return first;
    }
  }

  /** Installs a slab at an unused number, or at the one after the last. */
  private void use(int slab, byte[] bytes) {
    if (slab < slabCount) {
      unused.clear(slab);
      unusedCount--;
    } else {
      slabCount++;
    }
    units += bytes.length / Layout.UNIT_BYTES;
    arena.installSlab(slab, bytes);
  }

  /** The first of {@code count} consecutive numbers that are unused or to be appended. */
  private int adjacentSlabs(int count) {
    if (slabCount == 0) {
      // Slab 0 begins with the null unit, so it is used for small objects only.
      slabCount = 1;
      unused.set(0);
      unusedCount = 1;
    }
    int first = unused.nextSetBit(1);
    while (first >= 0) {
      int after = unused.nextClearBit(first);
      if (after - first >= count || after == slabCount) {
        break;
      }
      first = unused.nextSetBit(after);
    }
    if (first < 0) {
      first = slabCount;
    }
    checkCapacity(first, count);
    return first;
  }

  private static void checkCapacity(int first, int count) {
    if (count > MAX_SLABS - first) {
      throw new OutOfMemoryError("an arena holds at most 32 GiB of IR");
    }
  }

  synchronized void drop(int slab) {
    units -= arena.unitsOfSlab(slab);
    arena.dropSlab(slab);
    unused.set(slab);
    unusedCount++;
  }
}
