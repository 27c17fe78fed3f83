// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import dev.ods.checking.Checks;

/**
 * Visits an operation and all that is nested in it (Operation Layout, "Walker Contract"). Takes no
 * lock, makes no garbage, and does not recurse, so that nesting may be as deep as memory allows.
 *
 * <p>The next operation is read before an operation is visited: a visitor may erase the operation
 * it is given (in pre-order it then returns {@link #SKIP_CHILDREN}), but not the one that follows,
 * which is an error in checking mode.
 */
public final class Walker {
  /** Continue the walk. */
  public static final int CONTINUE = 0;

  /** Continue, but not into the regions of this operation. */
  public static final int SKIP_CHILDREN = 1;

  /** End the walk. */
  public static final int INTERRUPT = 2;

  /** Continue, and visit this operation once more after the operations nested in it. */
  public static final int REVISIT = 3;

  /** Accepts every operation. */
  private static final int ANY_NAME = 0;

  /** Result of a scan of a block: the end was reached. */
  private static final long NONE = 0;

  /** Result of a scan of a block: the visitor interrupted the walk. */
  private static final long INTERRUPTED = -1;

  /** The per-operation callback; returns one of the four control words. */
  @FunctionalInterface
  public interface Visitor {
    /** Visits an operation. */
    int visit(Arena arena, int op);
  }

  private Walker() {}

  /** The bare driver: pre-order. Returns {@link #INTERRUPT} or {@link #CONTINUE}. */
  public static int walkPreOrder(Arena arena, int root, Visitor visitor) {
    return walk(arena, root, visitor, ANY_NAME, false);
  }

  /** The kind-filtered driver: pre-order, only the operations with this name. */
  public static int walkKind(Arena arena, int root, int name, Visitor visitor) {
    return walk(arena, root, visitor, name, false);
  }

  /** The kind-filtered driver in post-order. */
  public static int walkKindPostOrder(Arena arena, int root, int name, Visitor visitor) {
    return walk(arena, root, visitor, name, true);
  }

  /** The post-order driver. */
  public static int walkPostOrder(Arena arena, int root, Visitor visitor) {
    return walk(arena, root, visitor, ANY_NAME, true);
  }

  private static int walk(Arena arena, int root, Visitor visitor, int name, boolean postOrder) {
    WalkStack stack = WalkStack.acquire();
    int base = stack.depth();
    int readings = Checks.ENABLED ? arena.beginReading(root) : 0;
    try {
      stack.push(root);
      while (stack.depth() > base) {
        int result =
            switch (stack.phase()) {
              case WalkStack.PRE -> enter(stack, arena, visitor, name, postOrder);
              case WalkStack.CHILDREN -> walkBlock(stack, arena, visitor, name);
              default -> leave(stack, arena, visitor, name, postOrder);
            };
        if (result == INTERRUPT) {
          return INTERRUPT;
        }
      }
      return CONTINUE;
    } finally {
      if (Checks.ENABLED) {
        arena.endReading(readings);
      }
      stack.release(base);
    }
  }

  private static int enter(
      WalkStack stack, Arena arena, Visitor visitor, int name, boolean postOrder) {
    int op = stack.op();
    int result = postOrder || !matches(arena, op, name) ? CONTINUE : visitor.visit(arena, op);
    if (result == INTERRUPT) {
      return INTERRUPT;
    }
    if (result == SKIP_CHILDREN) {
      // The walk of this operation is complete, and the operation may have been erased.
      stack.pop();
      return CONTINUE;
    }
    if (result == REVISIT) {
      stack.setFlags(WalkStack.REVISIT);
    }
    if (Checks.ENABLED) {
      arena.beginReadingInside(op);
    }
    boolean hasBlock = Ops.numRegions(arena, op) != 0 && stack.nextBlock(arena);
    stack.setPhase(hasBlock ? WalkStack.CHILDREN : WalkStack.POST);
    return CONTINUE;
  }

  private static int leave(
      WalkStack stack, Arena arena, Visitor visitor, int name, boolean postOrder) {
    int op = stack.op();
    boolean again = (stack.flags() & WalkStack.REVISIT) != 0;
    stack.pop();
    if (Checks.ENABLED) {
      arena.endLastReading();
    }
    if (postOrder && matches(arena, op, name)) {
      int result = visitor.visit(arena, op);
      if (result == INTERRUPT) {
        return INTERRUPT;
      }
      again = result == REVISIT;
    }
    // A second visit is the last one, whatever it returns.
    return again && visitor.visit(arena, op) == INTERRUPT ? INTERRUPT : CONTINUE;
  }

  /**
   * Visits the operations of the frame's block up to one that has regions, for which it pushes a
   * frame, or to the end of the block. Operations without regions need no frame, and pre- and
   * post-order are the same for them.
   */
  private static int walkBlock(WalkStack stack, Arena arena, Visitor visitor, int name) {
    int from = stack.nextOp();
    long parent = from == 0 ? NONE : walkLeaves(arena, from, visitor, name);
    if (parent == INTERRUPTED) {
      return INTERRUPT;
    }
    if (parent != NONE) {
      int op = (int) parent;
      stack.setNextOp(Ops.next(arena, op));
      stack.push(op);
    } else if (!stack.nextBlock(arena)) {
      stack.setPhase(WalkStack.POST);
    }
    return CONTINUE;
  }

  /**
   * Visits the operations of a block from one on, up to one that has regions, which it returns.
   * This is the innermost loop of all walks: it keeps the slab in a local variable and nothing
   * else.
   */
  private static long walkLeaves(Arena arena, int from, Visitor visitor, int name) {
    int op = from;
    int at = from;
    byte[] slab = arena.slabOf(from);
    while (op != 0) {
      if (!Arena.inSameSlab(op, at)) {
        slab = arena.slabOf(op);
      }
      at = op;
      if (Checks.ENABLED) {
        requireLive(arena, op);
      }
      int next = Arena.getInt(slab, op, Layout.NEXT);
      if (Arena.getInt(slab, op, Layout.NUM_REGIONS) != 0) {
        return Integer.toUnsignedLong(op);
      }
      if (name == ANY_NAME || Arena.getInt(slab, op, Layout.NAME) == name) {
        // An operation without children is complete at once: a revisit follows the visit.
        int result = visitor.visit(arena, op);
        if (result == REVISIT) {
          result = visitor.visit(arena, op);
        }
        if (result == INTERRUPT) {
          return INTERRUPTED;
        }
      }
      op = next;
    }
    return NONE;
  }

  private static void requireLive(Arena arena, int op) {
    if (!Ops.isLive(arena, op)) {
      throw new IllegalStateException(
          "the operation after the visited one was erased: collect others, and erase them after the"
              + " walk");
    }
  }

  private static boolean matches(Arena arena, int op, int name) {
    return name == ANY_NAME || Ops.name(arena, op) == name;
  }
}
