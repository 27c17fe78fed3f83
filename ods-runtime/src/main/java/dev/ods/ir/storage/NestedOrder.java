// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/**
 * The operations in a region or in an operation, with all that is nested in them, one after the
 * other: for loops that visit each operation without a call per visit. Finds the way by the links
 * of the IR, so that it needs no stack, however deep the nesting is.
 */
public final class NestedOrder {
  private NestedOrder() {}

  /** The first operation directly in a region, or 0. */
  public static int first(Arena arena, int region) {
    return firstFrom(arena, Regions.first(arena, region));
  }

  /** The first operation of a block and those after it, or 0. */
  private static int firstFrom(Arena arena, int firstBlock) {
    int block = firstBlock;
    while (block != 0) {
      int op = Blocks.first(arena, block);
      if (op != 0) {
        return op;
      }
      block = Blocks.next(arena, block);
    }
    return 0;
  }

  /** The first operation directly in one of an operation's regions, or 0. */
  public static int inner(Arena arena, int op) {
    return innerFrom(arena, op, 0);
  }

  private static int innerFrom(Arena arena, int op, int firstRegion) {
    int regions = Ops.numRegions(arena, op);
    for (int i = firstRegion; i < regions; i++) {
      int inner = first(arena, Ops.region(arena, op, i));
      if (inner != 0) {
        return inner;
      }
    }
    return 0;
  }

  /**
   * The operation that follows an operation and all that is nested in it, in pre-order.
   *
   * @param region that is walked, directly in which, or nested in which, the operation is
   * @return 0 after the last one
   */
  public static int after(Arena arena, int op, int region) {
    int next = Ops.next(arena, op);
    return next != 0 ? next : afterLast(arena, op, region);
  }

  private static int afterLast(Arena arena, int op, int region) {
    int last = op;
    while (true) {
      int beside = besideBlock(arena, last, region);
      if (beside != 0) {
        return beside;
      }
      last = owner(arena, last, region);
      if (last == 0) {
        return 0;
      }
      int next = Ops.next(arena, last);
      if (next != 0) {
        return next;
      }
    }
  }

  /** The first operation of what follows an operation's block in the operation around it, or 0. */
  private static int besideBlock(Arena arena, int op, int walked) {
    int block = Ops.block(arena, op);
    int beside = firstFrom(arena, Blocks.next(arena, block));
    int region = Blocks.region(arena, block);
    return beside != 0 || region == walked
        ? beside
        : innerFrom(arena, Regions.owner(arena, region), Regions.index(arena, region) + 1);
  }

  /** The operation around an operation, or 0 if the latter is directly in the region walked. */
  private static int owner(Arena arena, int op, int walked) {
    int region = Blocks.region(arena, Ops.block(arena, op));
    return region == walked ? 0 : Regions.owner(arena, region);
  }

  /**
   * The operation that follows an operation in pre-order.
   *
   * @param root in which all are that are walked; may be the operation itself
   * @return 0 after the last one
   */
  public static int nextInside(Arena arena, int op, int root) {
    int inner = inner(arena, op);
    return inner != 0 || op == root ? inner : afterInside(arena, op, root);
  }

  private static int afterInside(Arena arena, int op, int root) {
    int last = op;
    while (true) {
      int next = Ops.next(arena, last);
      int following = next != 0 ? next : besideBlock(arena, last, 0);
      if (following != 0) {
        return following;
      }
      last = Ops.parent(arena, last);
      if (last == root) {
        return 0;
      }
    }
  }

  /** The first operation in post-order, or 0. */
  public static int firstInPostOrder(Arena arena, int region) {
    int op = first(arena, region);
    return op == 0 ? 0 : innermost(arena, op);
  }

  /** The first operation, in post-order, of an operation and all that is nested in it. */
  private static int innermost(Arena arena, int op) {
    int outer = op;
    int inner = inner(arena, outer);
    while (inner != 0) {
      outer = inner;
      inner = inner(arena, outer);
    }
    return outer;
  }

  /**
   * The operation that follows an operation in post-order.
   *
   * @param region that is walked, directly in which, or nested in which, the operation is
   * @return 0 after the last one
   */
  public static int nextInPostOrder(Arena arena, int op, int region) {
    int next = Ops.next(arena, op);
    int following = next != 0 ? next : besideBlock(arena, op, region);
    return following != 0 ? innermost(arena, following) : owner(arena, op, region);
  }
}
