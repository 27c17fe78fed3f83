// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.ARGUMENT_FIRST_USE;
import static dev.ods.ir.storage.Layout.ARGUMENT_LOCATION;
import static dev.ods.ir.storage.Layout.ARGUMENT_TYPE;
import static dev.ods.ir.storage.Layout.ARGUMENT_UNITS;
import static dev.ods.ir.storage.Layout.BLOCK_ARGUMENTS;
import static dev.ods.ir.storage.Layout.BLOCK_ARGUMENT_CAPACITY;
import static dev.ods.ir.storage.Layout.BLOCK_FIRST;
import static dev.ods.ir.storage.Layout.BLOCK_FLAGS;
import static dev.ods.ir.storage.Layout.BLOCK_LAST;
import static dev.ods.ir.storage.Layout.BLOCK_NUM_ARGUMENTS;
import static dev.ods.ir.storage.Layout.BLOCK_REGION;
import static dev.ods.ir.storage.Layout.NEXT;
import static dev.ods.ir.storage.Layout.PARENT;
import static dev.ods.ir.storage.Layout.PREVIOUS;

import java.util.BitSet;

/** Blocks: lists of operations, and their arguments. */
public final class Blocks {
  private static final int MIN_ARGUMENTS = 2;

  private Blocks() {}

  /** Creates a block that is in no region. */
  public static int create(Arena arena) {
    int block = arena.allocate(Layout.BLOCK_UNITS);
    arena.setInt(block, BLOCK_FLAGS, Layout.BLOCK_LIVE);
    return block;
  }

  /**
   * Whether there is a block at a reference that once was to one. An erased block is detected as
   * long as its memory is not in use again.
   */
  public static boolean isLive(Arena arena, int block) {
    return arena.contains(block, Layout.BLOCK_UNITS)
        && (arena.getInt(block, BLOCK_FLAGS) & Layout.BLOCK_LIVE) != 0;
  }

  /** Whether there are blocks, as by {@link #isLive}, at each of the first references. */
  public static boolean areLive(Arena arena, int[] blocks, int count) {
    for (int i = 0; i < count; i++) {
      if (!isLive(arena, blocks[i])) {
        return false;
      }
    }
    return true;
  }

  /** Frees the memory of an empty block that is in no region. */
  static void free(Arena arena, int block) {
    int capacity = arena.getInt(block, BLOCK_ARGUMENT_CAPACITY);
    if (capacity != 0) {
      arena.free(arena.getInt(block, BLOCK_ARGUMENTS), capacity * ARGUMENT_UNITS);
    }
    // A handle to an erased block detects it by the missing flag.
    arena.setInt(block, BLOCK_FLAGS, 0);
    arena.free(block, Layout.BLOCK_UNITS);
  }

  /** The region that the block is in, or 0. */
  public static int region(Arena arena, int block) {
    return arena.getInt(block, BLOCK_REGION);
  }

  /** The operation whose region the block is in, or 0. */
  public static int parentOp(Arena arena, int block) {
    int region = region(arena, block);
    return region == 0 ? 0 : Regions.owner(arena, region);
  }

  /** The next block of the region, or 0. */
  public static int next(Arena arena, int block) {
    return arena.getInt(block, Layout.BLOCK_NEXT);
  }

  /** The previous block of the region, or 0. */
  public static int previous(Arena arena, int block) {
    return arena.getInt(block, Layout.BLOCK_PREVIOUS);
  }

  /** The first operation, or 0. */
  public static int first(Arena arena, int block) {
    return arena.getInt(block, BLOCK_FIRST);
  }

  /** The last operation, or 0. */
  public static int last(Arena arena, int block) {
    return arena.getInt(block, BLOCK_LAST);
  }

  // --- The list of operations.

  /** Inserts an operation that is in no block before another one, or at the end if that is 0. */
  public static void insert(Arena arena, int block, int op, int before) {
    int previous = before == 0 ? last(arena, block) : arena.getInt(before, PREVIOUS);
    byte[] slab = arena.slabOf(op);
    Arena.setInt(slab, op, NEXT, before);
    Arena.setLong(slab, op, PARENT, Layout.pair(parentOp(arena, block), previous));
    Arena.setInt(slab, op, Layout.BLOCK, block);
    if (previous == 0) {
      arena.setInt(block, BLOCK_FIRST, op);
    } else {
      arena.setInt(previous, NEXT, op);
    }
    if (before == 0) {
      arena.setInt(block, BLOCK_LAST, op);
    } else {
      arena.setInt(before, PREVIOUS, op);
    }
    BlockOrder.inserted(arena, op, previous, before);
  }

  /** Removes an operation from its block. */
  public static void remove(Arena arena, int op) {
    unlink(arena, op);
    byte[] slab = arena.slabOf(op);
    Arena.setInt(slab, op, NEXT, 0);
    Arena.setLong(slab, op, PARENT, 0);
    Arena.setInt(slab, op, Layout.BLOCK, 0);
  }

  /** Removes an operation, which is then erased, or forgets its block in another way. */
  static void unlink(Arena arena, int op) {
    byte[] slab = arena.slabOf(op);
    int block = Arena.getInt(slab, op, Layout.BLOCK);
    int next = Arena.getInt(slab, op, NEXT);
    int previous = Arena.getInt(slab, op, PREVIOUS);
    if (previous == 0) {
      arena.setInt(block, BLOCK_FIRST, next);
    } else {
      arena.setInt(previous, NEXT, next);
    }
    if (next == 0) {
      arena.setInt(block, BLOCK_LAST, previous);
    } else {
      arena.setInt(next, PREVIOUS, previous);
    }
  }

  /** Moves the operations from {@code op} to the end of its block to the end of another block. */
  public static void moveTail(Arena arena, int op, int to) {
    int from = arena.getInt(op, Layout.BLOCK);
    int before = arena.getInt(op, PREVIOUS);
    int last = last(arena, from);
    arena.setInt(from, BLOCK_LAST, before);
    if (before == 0) {
      arena.setInt(from, BLOCK_FIRST, 0);
    } else {
      arena.setInt(before, NEXT, 0);
    }
    int end = last(arena, to);
    arena.setInt(op, PREVIOUS, end);
    if (end == 0) {
      arena.setInt(to, BLOCK_FIRST, op);
    } else {
      arena.setInt(end, NEXT, op);
    }
    arena.setInt(to, BLOCK_LAST, last);
    int parent = parentOp(arena, to);
    for (int moved = op; moved != 0; moved = arena.getInt(moved, NEXT)) {
      arena.setInt(moved, Layout.BLOCK, to);
      arena.setInt(moved, PARENT, parent);
      BlockOrder.forget(arena, moved);
    }
  }

  /** Makes the block's operations find their parent through the block again. */
  static void forgetParents(Arena arena, int block) {
    for (int op = first(arena, block); op != 0; op = arena.getInt(op, NEXT)) {
      arena.setInt(op, PARENT, 0);
    }
  }

  // --- Arguments.

  /** The number of arguments. */
  public static int numArguments(Arena arena, int block) {
    return arena.getInt(block, BLOCK_NUM_ARGUMENTS);
  }

  static int argumentCell(Arena arena, int block, int index) {
    return arena.getInt(block, BLOCK_ARGUMENTS) + index * ARGUMENT_UNITS;
  }

  /** The packed location of an argument. */
  public static long argumentLocation(Arena arena, int block, int index) {
    return arena.getLong(argumentCell(arena, block, index), ARGUMENT_LOCATION);
  }

  /** Sets the packed location of an argument. */
  public static void setArgumentLocation(Arena arena, int block, int index, long location) {
    arena.setLong(argumentCell(arena, block, index), ARGUMENT_LOCATION, location);
  }

  /** Inserts an argument before the {@code index}-th one. */
  public static void insertArgument(Arena arena, int block, int index, int type, long location) {
    int count = numArguments(arena, block);
    reserveArguments(arena, block, count + 1);
    for (int i = count; i > index; i--) {
      moveArgument(arena, block, i - 1, i);
    }
    arena.setInt(block, BLOCK_NUM_ARGUMENTS, count + 1);
    int cell = argumentCell(arena, block, index);
    arena.setInt(cell, ARGUMENT_TYPE, type);
    arena.setInt(cell, ARGUMENT_FIRST_USE, 0);
    arena.setLong(cell, ARGUMENT_LOCATION, location);
  }

  /** Removes the {@code index}-th argument, which must have no uses. */
  public static void eraseArgument(Arena arena, int block, int index) {
    int count = numArguments(arena, block);
    for (int i = index; i < count - 1; i++) {
      moveArgument(arena, block, i + 1, i);
    }
    arena.setInt(block, BLOCK_NUM_ARGUMENTS, count - 1);
  }

  /** Removes the arguments at these indices, which must have no uses, in one pass. */
  public static void eraseArguments(Arena arena, int block, BitSet indices) {
    int count = numArguments(arena, block);
    int kept = indices.nextSetBit(0);
    for (int i = kept; i < count; i++) {
      if (!indices.get(i)) {
        moveArgument(arena, block, i, kept++);
      }
    }
    arena.setInt(block, BLOCK_NUM_ARGUMENTS, kept);
  }

  private static void moveArgument(Arena arena, int block, int from, int to) {
    int source = argumentCell(arena, block, from);
    int target = argumentCell(arena, block, to);
    int firstUse = arena.getInt(source, ARGUMENT_FIRST_USE);
    arena.setInt(target, ARGUMENT_TYPE, arena.getInt(source, ARGUMENT_TYPE));
    arena.setInt(target, ARGUMENT_FIRST_USE, firstUse);
    arena.setLong(target, ARGUMENT_LOCATION, arena.getLong(source, ARGUMENT_LOCATION));
    Uses.renumber(arena, firstUse, ValueWord.argument(block, to));
  }

  private static void reserveArguments(Arena arena, int block, int count) {
    int capacity = arena.getInt(block, BLOCK_ARGUMENT_CAPACITY);
    if (count <= capacity) {
      return;
    }
    int grown = Math.max(Math.max(count, MIN_ARGUMENTS), capacity * 2);
    int cells = arena.allocate(grown * ARGUMENT_UNITS);
    int old = arena.getInt(block, BLOCK_ARGUMENTS);
    for (int i = 0; i < capacity * ARGUMENT_UNITS; i++) {
      arena.setLong(cells + i, 0, arena.getLong(old + i, 0));
    }
    if (capacity != 0) {
      arena.free(old, capacity * ARGUMENT_UNITS);
    }
    arena.setInt(block, BLOCK_ARGUMENTS, cells);
    arena.setInt(block, BLOCK_ARGUMENT_CAPACITY, grown);
  }
}
