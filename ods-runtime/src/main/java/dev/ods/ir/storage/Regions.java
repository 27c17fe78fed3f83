// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.BLOCK_NEXT;
import static dev.ods.ir.storage.Layout.BLOCK_PREVIOUS;
import static dev.ods.ir.storage.Layout.BLOCK_REGION;
import static dev.ods.ir.storage.Layout.REGION_DETACHED;
import static dev.ods.ir.storage.Layout.REGION_FIRST;
import static dev.ods.ir.storage.Layout.REGION_INDEX;
import static dev.ods.ir.storage.Layout.REGION_LAST;
import static dev.ods.ir.storage.Layout.REGION_OWNER;

/** Regions: lists of blocks, in the slots of an operation or detached while one is being built. */
public final class Regions {
  private Regions() {}

  /** Creates a detached region. */
  public static int createDetached(Arena arena) {
    int region = arena.allocate(Layout.REGION_UNITS);
    arena.setInt(region, REGION_DETACHED, 1);
    return region;
  }

  /**
   * Whether there is a region at a reference that once was to one. One that was freed, or whose
   * operation was erased, is detected as long as the memory is not in use again.
   */
  public static boolean isLive(Arena arena, int region) {
    if (!arena.contains(region, 1) || !arena.contains(region + Layout.REGION_UNITS - 1, 1)) {
      return false;
    }
    int owner = owner(arena, region);
    return owner == 0
        ? arena.getIntAcross(region, REGION_DETACHED) != 0
        : Ops.isLive(arena, owner)
            && index(arena, region) < Ops.numRegions(arena, owner)
            && Ops.region(arena, owner, index(arena, region)) == region;
  }

  /** Frees the memory of a detached, empty region. */
  public static void freeDetached(Arena arena, int region) {
    arena.setInt(region, REGION_DETACHED, 0);
    arena.free(region, Layout.REGION_UNITS);
  }

  static void init(Arena arena, int region, int op, int index) {
    arena.setIntAcross(region, REGION_OWNER, op);
    arena.setIntAcross(region, REGION_INDEX, index);
  }

  /** Turns the copy of a region slot into an empty region of another operation. */
  static void reset(Arena arena, int region, int op) {
    arena.setIntAcross(region, REGION_FIRST, 0);
    arena.setIntAcross(region, REGION_LAST, 0);
    arena.setIntAcross(region, REGION_OWNER, op);
  }

  /** The first block, or 0. */
  public static int first(Arena arena, int region) {
    return arena.getIntAcross(region, REGION_FIRST);
  }

  /** The last block, or 0. */
  public static int last(Arena arena, int region) {
    return arena.getIntAcross(region, REGION_LAST);
  }

  /** The operation that the region belongs to; 0 for a detached one. */
  public static int owner(Arena arena, int region) {
    return arena.getIntAcross(region, REGION_OWNER);
  }

  /** The region's index among those of its operation. */
  public static int index(Arena arena, int region) {
    return arena.getIntAcross(region, REGION_INDEX);
  }

  /**
   * Inserts a block that is in no region before another one, or at the end if {@code before} is 0.
   */
  public static void insert(Arena arena, int region, int block, int before) {
    int previous = before == 0 ? last(arena, region) : arena.getInt(before, BLOCK_PREVIOUS);
    arena.setInt(block, BLOCK_NEXT, before);
    arena.setInt(block, BLOCK_PREVIOUS, previous);
    if (previous == 0) {
      arena.setIntAcross(region, REGION_FIRST, block);
    } else {
      arena.setInt(previous, BLOCK_NEXT, block);
    }
    if (before == 0) {
      arena.setIntAcross(region, REGION_LAST, block);
    } else {
      arena.setInt(before, BLOCK_PREVIOUS, block);
    }
    adopt(arena, region, block);
  }

  /** Removes a block from its region. */
  public static void remove(Arena arena, int block) {
    int region = arena.getInt(block, BLOCK_REGION);
    int next = arena.getInt(block, BLOCK_NEXT);
    int previous = arena.getInt(block, BLOCK_PREVIOUS);
    if (previous == 0) {
      arena.setIntAcross(region, REGION_FIRST, next);
    } else {
      arena.setInt(previous, BLOCK_NEXT, next);
    }
    if (next == 0) {
      arena.setIntAcross(region, REGION_LAST, previous);
    } else {
      arena.setInt(next, BLOCK_PREVIOUS, previous);
    }
    arena.setInt(block, BLOCK_NEXT, 0);
    arena.setInt(block, BLOCK_PREVIOUS, 0);
    arena.setInt(block, BLOCK_REGION, 0);
    Blocks.forgetParents(arena, block);
  }

  /** Appends all blocks of one region to another. */
  public static void moveAll(Arena arena, int from, int to) {
    int first = first(arena, from);
    if (first == 0 || from == to) {
      return;
    }
    int previous = last(arena, to);
    if (previous == 0) {
      arena.setIntAcross(to, REGION_FIRST, first);
    } else {
      arena.setInt(previous, BLOCK_NEXT, first);
      arena.setInt(first, BLOCK_PREVIOUS, previous);
    }
    arena.setIntAcross(to, REGION_LAST, last(arena, from));
    arena.setIntAcross(from, REGION_FIRST, 0);
    arena.setIntAcross(from, REGION_LAST, 0);
    boolean parentsKnown = owner(arena, from) != 0;
    for (int block = first; block != 0; block = arena.getInt(block, BLOCK_NEXT)) {
      if (parentsKnown) {
        Blocks.forgetParents(arena, block);
      }
      arena.setInt(block, BLOCK_REGION, to);
    }
  }

  private static void adopt(Arena arena, int region, int block) {
    arena.setInt(block, BLOCK_REGION, region);
  }
}
