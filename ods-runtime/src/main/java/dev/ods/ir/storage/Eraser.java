// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** Frees operations, blocks and regions, with all that is nested in them. */
public final class Eraser {
  private Eraser() {}

  /** Drops the operands and successors of an operation and of all that is nested in it. */
  public static void dropReferences(Arena arena, int op) {
    if (Ops.numRegions(arena, op) == 0) {
      dropOwnReferences(arena, op);
    } else {
      Walker.walkPreOrder(arena, op, Eraser::dropOwnReferences);
    }
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

  /**
   * Drops the references of an operation that is to be erased; false if there are references from
   * outside to it or to objects nested in it, in which case it must not be erased.
   */
  public static boolean release(Arena arena, int op) {
    dropReferences(arena, op);
    return !isUsed(arena, op);
  }

  private static boolean isUsed(Arena arena, int op) {
    int result =
        Ops.numRegions(arena, op) == 0
            ? interruptIfUsed(arena, op)
            : Walker.walkPreOrder(arena, op, Eraser::interruptIfUsed);
    return result == Walker.INTERRUPT;
  }

  private static int interruptIfUsed(Arena arena, int op) {
    int results = Ops.numResults(arena, op);
    for (int i = 0; i < results; i++) {
      if (Uses.first(arena, ValueWord.result(op, i)) != 0) {
        return Walker.INTERRUPT;
      }
    }
    int regions = Ops.numRegions(arena, op);
    for (int i = 0; i < regions; i++) {
      int block = Regions.first(arena, Ops.region(arena, op, i));
      for (; block != 0; block = Blocks.next(arena, block)) {
        if (isShellUsed(arena, block)) {
          return Walker.INTERRUPT;
        }
      }
    }
    return Walker.CONTINUE;
  }

  private static boolean isShellUsed(Arena arena, int block) {
    int arguments = Blocks.numArguments(arena, block);
    for (int i = 0; i < arguments; i++) {
      if (Uses.first(arena, ValueWord.argument(block, i)) != 0) {
        return true;
      }
    }
    return Successors.firstUse(arena, block) != 0;
  }

  /** Erases an operation that is in no block; nothing outside it may use what is inside. */
  public static void erase(Arena arena, int op) {
    dropReferences(arena, op);
    eraseReleased(arena, op);
  }

  /** Erases an operation that is in no block and has been {@linkplain #release released}. */
  public static void eraseReleased(Arena arena, int op) {
    if (Ops.numRegions(arena, op) == 0) {
      Ops.free(arena, op);
    } else {
      Walker.walkPostOrder(arena, op, Eraser::freeWithBlocks);
    }
  }

  /** The nested operations were freed before this one, so its blocks are empty. */
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

  /**
   * Drops the references of a block's operations; false if there are references from outside to the
   * block or to objects in it.
   */
  public static boolean releaseBlock(Arena arena, int block) {
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      dropReferences(arena, op);
    }
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      if (isUsed(arena, op)) {
        return false;
      }
    }
    return !isShellUsed(arena, block);
  }

  /**
   * Erases a block that is in no region and has been {@linkplain #releaseBlock released}, with its
   * operations.
   */
  public static void eraseReleasedBlock(Arena arena, int block) {
    int op = Blocks.first(arena, block);
    while (op != 0) {
      int next = Ops.next(arena, op);
      eraseReleased(arena, op);
      op = next;
    }
    Blocks.free(arena, block);
  }
}
