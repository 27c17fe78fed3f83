// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;

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
   * Detaches an operation that is to be erased, with all that is nested in it, from what it refers
   * to. False if there are references from outside to it or to objects nested in it: then it must
   * not be erased, and nothing has changed.
   */
  public static boolean release(Arena arena, int op) {
    detach(arena, op);
    if (!isUsed(arena, op)) {
      return true;
    }
    Detached detached = new Detached();
    detached.add(arena, op);
    detached.reattach(arena);
    return false;
  }

  /** Whether {@link #release} would be true; nothing changes. */
  public static boolean mayBeReleased(Arena arena, int op) {
    Detached detached = new Detached();
    detached.add(arena, op);
    detach(arena, op);
    boolean isUsed = isUsed(arena, op);
    detached.reattach(arena);
    return !isUsed;
  }

  /** Detaches an operation without regions that is to be erased and whose results are not used. */
  public static void releaseLeaf(Arena arena, int op) {
    detachOne(arena, op);
  }

  private static void detach(Arena arena, int op) {
    if (Ops.numRegions(arena, op) == 0) {
      detachOne(arena, op);
    } else {
      Walker.walkPreOrder(arena, op, Eraser::detachOne);
    }
  }

  private static int detachOne(Arena arena, int op) {
    int operands = Ops.numOperands(arena, op);
    for (int i = 0; i < operands; i++) {
      Uses.detach(arena, Ops.operand(arena, op, i));
    }
    int successors = Ops.numSuccessors(arena, op);
    for (int i = 0; i < successors; i++) {
      Successors.detach(arena, Successors.slot(arena, op, i));
    }
    return Walker.CONTINUE;
  }

  /** Operations in the order in which they were detached. */
  private static final class Detached implements Walker.Visitor {
    private int[] ops = new int[16];
    private int count;

    void add(Arena arena, int op) {
      Walker.walkPreOrder(arena, op, this);
    }

    void addAll(Arena arena, int block) {
      for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
        add(arena, op);
      }
    }

    @Override
    public int visit(Arena arena, int op) {
      if (count == ops.length) {
        ops = Arrays.copyOf(ops, count * 2);
      }
      ops[count++] = op;
      return Walker.CONTINUE;
    }

    /** Everything is attached in the reverse order, which restores each list as it was. */
    void reattach(Arena arena) {
      for (int i = count - 1; i >= 0; i--) {
        int op = ops[i];
        for (int s = Ops.numSuccessors(arena, op) - 1; s >= 0; s--) {
          Successors.reattach(arena, Successors.slot(arena, op, s));
        }
        for (int o = Ops.numOperands(arena, op) - 1; o >= 0; o--) {
          Uses.reattach(arena, Ops.operand(arena, op, o));
        }
      }
    }
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

  /** Erases an operation in a block, without regions, whose results are not used. */
  public static void eraseLeaf(Arena arena, int op) {
    detachOne(arena, op);
    Blocks.unlink(arena, op);
    Ops.free(arena, op);
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
   * Detaches the operations of a block that is to be erased. False if there are references from
   * outside to the block or to objects in it: then it must not be erased, and nothing has changed.
   */
  public static boolean releaseBlock(Arena arena, int block) {
    detachAll(arena, block);
    if (!isBlockUsed(arena, block)) {
      return true;
    }
    reattachAll(arena, block);
    return false;
  }

  /** Whether {@link #releaseBlock} would succeed; nothing changes. */
  public static boolean isReleasable(Arena arena, int block) {
    detachAll(arena, block);
    boolean used = isBlockUsed(arena, block);
    reattachAll(arena, block);
    return !used;
  }

  private static void reattachAll(Arena arena, int block) {
    Detached detached = new Detached();
    detached.addAll(arena, block);
    detached.reattach(arena);
  }

  private static void detachAll(Arena arena, int block) {
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      detach(arena, op);
    }
  }

  private static boolean isBlockUsed(Arena arena, int block) {
    for (int op = Blocks.first(arena, block); op != 0; op = Ops.next(arena, op)) {
      if (isUsed(arena, op)) {
        return true;
      }
    }
    return isShellUsed(arena, block);
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
