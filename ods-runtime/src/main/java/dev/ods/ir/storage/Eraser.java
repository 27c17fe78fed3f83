// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** Gives back the room of operations, blocks and regions, with all that is nested in them. */
public final class Eraser {
  private Eraser() {}

  /** Makes an operation and all that is nested in it use no value and name no block. */
  public static void dropReferences(Arena arena, int op) {
    Walker.walkPreOrder(arena, op, Eraser::dropOwnReferences);
  }

  private static int dropOwnReferences(Arena arena, int op) {
    int operands = Ops.numOperands(arena, op);
    for (int i = 0; i < operands; i++) {
      Uses.unlink(arena, Ops.operand(arena, op, i));
    }
    int successors = Ops.numSuccessors(arena, op);
    for (int i = 0; i < successors; i++) {
      Successors.set(arena, Successors.slot(arena, op, i), 0);
    }
    return Walker.CONTINUE;
  }

  /** Erases an operation that is in no block; nothing outside it may use its results. */
  public static void erase(Arena arena, int op) {
    dropReferences(arena, op);
    Walker.walkPostOrder(arena, op, Eraser::freeWithBlocks);
  }

  /** What is nested in the operation was freed before it, so only the shells of blocks remain. */
  private static int freeWithBlocks(Arena arena, int op) {
    int regions = Ops.numRegions(arena, op);
    for (int i = 0; i < regions; i++) {
      int block = Regions.first(arena, Ops.region(arena, op, i));
      while (block != 0) {
        int next = Blocks.next(arena, block);
        Blocks.free(arena, block);
        block = next;
      }
    }
    Ops.free(arena, op);
    return Walker.CONTINUE;
  }

  /** Erases a block that is in no region, with its operations. */
  public static void eraseBlock(Arena arena, int block) {
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      dropReferences(arena, op);
    }
    int op = Blocks.first(arena, block);
    while (op != 0) {
      int next = Ops.next(arena, op);
      Walker.walkPostOrder(arena, op, Eraser::freeWithBlocks);
      op = next;
    }
    Blocks.free(arena, block);
  }
}
