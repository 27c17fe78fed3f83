// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.BLOCK_FIRST_USE;
import static dev.ods.ir.storage.Layout.SUCCESSOR_BLOCK;
import static dev.ods.ir.storage.Layout.SUCCESSOR_INDEX;
import static dev.ods.ir.storage.Layout.SUCCESSOR_NEXT;
import static dev.ods.ir.storage.Layout.SUCCESSOR_OWNER;
import static dev.ods.ir.storage.Layout.SUCCESSOR_PREVIOUS;

/**
 * The successors of operations (MLIR's BlockOperands), linked into the predecessor list of the
 * block that they refer to, the newest first.
 */
public final class Successors {
  private Successors() {}

  /** The {@code index}-th successor slot of an operation. */
  public static int slot(Arena arena, int op, int index) {
    return Ops.successors(arena, op) + index * Layout.SUCCESSOR_UNITS;
  }

  /** The block that a slot refers to, or 0. */
  public static int block(Arena arena, int slot) {
    return arena.getIntAcross(slot, SUCCESSOR_BLOCK);
  }

  /** The operation that a slot belongs to. */
  public static int owner(Arena arena, int slot) {
    return arena.getIntAcross(slot, SUCCESSOR_OWNER);
  }

  /** The index of a slot among those of its operation. */
  public static int index(Arena arena, int slot) {
    return arena.getIntAcross(slot, SUCCESSOR_INDEX);
  }

  /** The first slot that refers to a block, or 0. */
  public static int firstUse(Arena arena, int block) {
    return arena.getInt(block, BLOCK_FIRST_USE);
  }

  /** The next slot that refers to the same block, or 0. */
  public static int nextUse(Arena arena, int slot) {
    return arena.getIntAcross(slot, SUCCESSOR_NEXT);
  }

  static void init(Arena arena, int slot, int op, int index) {
    arena.setIntAcross(slot, SUCCESSOR_OWNER, op);
    arena.setIntAcross(slot, SUCCESSOR_INDEX, index);
  }

  /** Turns the copy of a slot into one of another operation, without a block. */
  static void reset(Arena arena, int slot, int op) {
    arena.setIntAcross(slot, SUCCESSOR_BLOCK, 0);
    arena.setIntAcross(slot, SUCCESSOR_NEXT, 0);
    arena.setIntAcross(slot, SUCCESSOR_PREVIOUS, 0);
    arena.setIntAcross(slot, SUCCESSOR_OWNER, op);
  }

  /** Sets the block of a slot, or clears it if {@code block} is 0. */
  public static void set(Arena arena, int slot, int block) {
    unlink(arena, slot);
    arena.setIntAcross(slot, SUCCESSOR_BLOCK, block);
    if (block == 0) {
      return;
    }
    int first = arena.getInt(block, BLOCK_FIRST_USE);
    arena.setIntAcross(slot, SUCCESSOR_NEXT, first);
    if (first != 0) {
      arena.setIntAcross(first, SUCCESSOR_PREVIOUS, slot);
    }
    arena.setInt(block, BLOCK_FIRST_USE, slot);
  }

  /** Sets the successors of a new operation. */
  public static void init(Arena arena, int op, int[] blocks, int count) {
    for (int i = 0; i < count; i++) {
      set(arena, slot(arena, op, i), blocks[i]);
    }
  }

  private static void unlink(Arena arena, int slot) {
    if (block(arena, slot) == 0) {
      return;
    }
    detach(arena, slot);
    arena.setIntAcross(slot, SUCCESSOR_BLOCK, 0);
    arena.setIntAcross(slot, SUCCESSOR_NEXT, 0);
    arena.setIntAcross(slot, SUCCESSOR_PREVIOUS, 0);
  }

  /**
   * Removes a slot from the predecessor list of its block. It keeps its fields, so that {@link
   * #reattach} can undo this; several are reattached in the reverse of the order of their removal.
   */
  static void detach(Arena arena, int slot) {
    int block = block(arena, slot);
    if (block == 0) {
      return;
    }
    int next = nextUse(arena, slot);
    int previous = arena.getIntAcross(slot, SUCCESSOR_PREVIOUS);
    if (previous == 0) {
      arena.setInt(block, BLOCK_FIRST_USE, next);
    } else {
      arena.setIntAcross(previous, SUCCESSOR_NEXT, next);
    }
    if (next != 0) {
      arena.setIntAcross(next, SUCCESSOR_PREVIOUS, previous);
    }
  }

  /** Undoes {@link #detach}. */
  static void reattach(Arena arena, int slot) {
    int block = block(arena, slot);
    if (block == 0) {
      return;
    }
    int next = nextUse(arena, slot);
    int previous = arena.getIntAcross(slot, SUCCESSOR_PREVIOUS);
    if (previous == 0) {
      arena.setInt(block, BLOCK_FIRST_USE, slot);
    } else {
      arena.setIntAcross(previous, SUCCESSOR_NEXT, slot);
    }
    if (next != 0) {
      arena.setIntAcross(next, SUCCESSOR_PREVIOUS, slot);
    }
  }
}
