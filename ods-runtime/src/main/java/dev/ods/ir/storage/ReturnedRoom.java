// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** A list of freed room that is in no allocator's lists, linked through the room itself. */
final class ReturnedRoom {
  /** So much is handed on at a time. */
  private static final int BATCH_UNITS = 4096;

  private static final int FOLLOWING = 0;
  private static final int UNITS = 4;

  private final Arena arena;
  private int first;
  private int last;
  private long units;

  ReturnedRoom(Arena arena) {
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

  /** Takes all of another list. */
  void addAll(ReturnedRoom other) {
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

  /** Gives about so many units, if there are so many, to an allocator. */
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
