// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** Which uses of a block and its arguments are attached: by operations in blocks, or outside it. */
public final class BlockUses {
  private BlockUses() {}

  /** The first successor slot, of an operation in a block, that refers to a block; or 0. */
  public static int firstAttached(Arena arena, int block) {
    return attached(arena, Successors.firstUse(arena, block));
  }

  /** The next such slot that refers to the same block; or 0. */
  public static int nextAttached(Arena arena, int slot) {
    return attached(arena, Successors.nextUse(arena, slot));
  }

  private static int attached(Arena arena, int slot) {
    int next = slot;
    while (next != 0 && predecessor(arena, next) == 0) {
      next = Successors.nextUse(arena, next);
    }
    return next;
  }

  /** The block that has the operation of a successor slot; 0 if none has. */
  public static int predecessor(Arena arena, int slot) {
    return Ops.block(arena, Successors.owner(arena, slot));
  }

  /** Whether an operation outside a block, not even nested in it, has the block as a successor. */
  public static boolean isSuccessorOutside(Arena arena, int block) {
    int slot = Successors.firstUse(arena, block);
    while (slot != 0 && encloses(arena, block, Successors.owner(arena, slot))) {
      slot = Successors.nextUse(arena, slot);
    }
    return slot != 0;
  }

  /** The index of the first argument that is in use outside its block; -1 if there is none. */
  public static int argumentUsedOutside(Arena arena, int block) {
    int count = Blocks.numArguments(arena, block);
    for (int i = 0; i < count; i++) {
      int use = Uses.first(arena, ValueWord.argument(block, i));
      while (use != 0 && encloses(arena, block, Uses.owner(arena, use))) {
        use = Uses.next(arena, use);
      }
      if (use != 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean encloses(Arena arena, int block, int op) {
    int at = Ops.block(arena, op);
    while (at != 0 && at != block) {
      int around = Blocks.parentOp(arena, at);
      at = around == 0 ? 0 : Ops.block(arena, around);
    }
    return at != 0;
  }
}
