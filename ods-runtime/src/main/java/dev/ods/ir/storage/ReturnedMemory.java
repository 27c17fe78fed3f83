// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** A list of free memory that is in no allocator's free lists, linked through the memory itself. */
final class ReturnedMemory {
  /** The size of the batches in which memory is returned. */
  private static final int BATCH_UNITS = 4096;

  private static final int FOLLOWING = 0;
  private static final int UNITS = 4;

  private final Arena arena;
  private int first;
  private int last;
  private long units;

  ReturnedMemory(Arena arena) {
    this.arena = arena;
  }

  boolean isBatch() {
    return units >= BATCH_UNITS;
  }

  void add(int ref, int count) {
    arena.setInt(ref, FOLLOWING, first);
    arena.setInt(ref, UNITS, count);
    if (first == 0) {
      last = ref;
    }
    first = ref;
    units += count;
  }

  /** Takes over the entries of another list. */
  void addAll(ReturnedMemory other) {
    if (other.first == 0) {
      return;
    }
    arena.setInt(other.last, FOLLOWING, first);
    if (first == 0) {
      last = other.last;
    }
    first = other.first;
    units += other.units;
    other.clear();
  }

  /** Moves at least {@code wanted} units, if there are as many, to an allocator. */
  void giveTo(SlabAllocator taker, long wanted) {
    long given = 0;
    while (first != 0 && given < wanted) {
      int ref = first;
      int count = arena.getInt(ref, UNITS);
      first = arena.getInt(ref, FOLLOWING);
      given += count;
      taker.take(ref, count);
    }
    units -= given;
  }

  void clear() {
    first = 0;
    last = 0;
    units = 0;
  }
}
