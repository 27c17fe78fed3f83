// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.BitSet;

/**
 * Knows which slabs of an arena are in use. All threads of the arena share it.
 *
 * <p>The first slabs of an arena are shorter than those that follow: each has about half of what
 * the arena has already, until that is a full slab. So a small arena is small, and a third of one
 * at most is not used yet.
 */
final class SlabTable {
  /** One less than references can name, so that the end of the last slab is still a number. */
  private static final int MAX_SLABS = (1 << (32 - Arena.SLAB_SHIFT)) - 1;

  /** The units of an arena's first slab, less what the header of its array takes. */
  private static final int LEAST_UNITS = (1 << 13) - Arena.ARRAY_HEADER_UNITS;

  private final Arena arena;
  private int slabCount;

  /** The units of the slabs in use. */
  private long units;

  /** The numbers of dropped slabs, which the next slabs take over. */
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

  /** Gives a slab for small objects, with room for one of so many units, the lowest free number. */
  int add(int room) {
    // One more unit, as the first one of slab 0 is the null reference.
    long wanted = Math.max(Math.max(units() / 2, LEAST_UNITS), room + 1);
    byte[] bytes = new byte[(int) Math.min(wanted, Arena.USED_UNITS) * Layout.UNIT_BYTES];
    synchronized (this) {
      int slab = unusedCount > 0 ? unused.nextSetBit(0) : slabCount;
      checkCapacity(slab, 1);
      use(slab, bytes);
      return slab;
    }
  }

  /** Gives slabs that one object fills adjacent numbers, of which the first is answered. */
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

  /** Makes an unused number, or the one after the last, that of a slab in use. */
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

  /** The first of so many numbers in a row that are unused or to be appended. */
  private int adjacentSlabs(int count) {
    if (slabCount == 0) {
      // Slab 0 begins with the null unit, and so serves small objects only.
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
