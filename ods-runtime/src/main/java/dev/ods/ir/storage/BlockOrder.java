// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.NEXT;
import static dev.ods.ir.storage.Layout.ORDER;
import static dev.ods.ir.storage.Layout.PREVIOUS;

/**
 * The order of a block's operations, as increasing numbers with gaps. An insertion uses a number
 * from the gap; when there is none, the operation has the number 0 until a query asks for it, which
 * then numbers it anew together with the fewest of its neighbors whose gaps suffice.
 *
 * <p>The more operations are numbered at once, the wider their gaps must be. So a query after n
 * insertions, wherever they are, costs on average a number of steps that is logarithmic in n, and
 * not one that grows with the block: rewrites ask after every few insertions.
 */
public final class BlockOrder {
  /** The distance of operations that are inserted at the end of a block. */
  private static final int STRIDE = 8;

  /** The distance of operations after all of a block were numbered. */
  private static final int WIDE_STRIDE = 1024;

  private static final int NONE = 0;
  private static final int MAX = Integer.MAX_VALUE - STRIDE;

  private BlockOrder() {}

  /** Whether one operation comes before another one of the same block. */
  public static boolean isBefore(Arena arena, int a, int b) {
    if (order(arena, a) == NONE) {
      number(arena, a);
    }
    if (order(arena, b) == NONE) {
      number(arena, b);
    }
    return order(arena, a) < order(arena, b);
  }

  /** An operation was inserted into a block between two others, of which each may be 0. */
  static void inserted(Arena arena, int op, int previous, int next) {
    int low = previous == 0 ? 0 : order(arena, previous);
    if (previous != 0 && low == NONE) {
      arena.setInt(op, ORDER, NONE);
    } else if (next == 0) {
      arena.setInt(op, ORDER, low > MAX - STRIDE ? NONE : low + STRIDE);
    } else {
      // If the next one has no number, the middle is less than the number before.
      int middle = (low + order(arena, next)) >>> 1;
      arena.setInt(op, ORDER, middle > low ? middle : NONE);
    }
  }

  /** An operation has come to another block. */
  static void forget(Arena arena, int op) {
    arena.setInt(op, ORDER, NONE);
  }

  private static int order(Arena arena, int op) {
    return arena.getInt(op, ORDER);
  }

  /** Gives numbers to an operation that has none, and to neighbours. */
  private static void number(Arena arena, int op) {
    int first = op;
    int last = op;
    int count = 1;
    int wanted = 2;
    while (true) {
      int before = arena.getInt(first, PREVIOUS);
      while (before != 0 && order(arena, before) == NONE) {
        first = before;
        count++;
        before = arena.getInt(first, PREVIOUS);
      }
      int after = arena.getInt(last, NEXT);
      while (after != 0 && order(arena, after) == NONE) {
        last = after;
        count++;
        after = arena.getInt(last, NEXT);
      }
      if (before == 0 && after == 0) {
        spread(arena, first, count, 0, Math.min(MAX, (count + 1L) * WIDE_STRIDE));
        return;
      }
      long low = before == 0 ? 0 : order(arena, before);
      long high =
          after != 0
              ? order(arena, after)
              : Math.min(MAX, low + (count + 1L) * Math.max(STRIDE, wanted));
      if (high - low >= (count + 1L) * wanted) {
        spread(arena, first, count, low, high);
        return;
      }
      wanted++;
      // Twice as many, and of both sides: those of one may be as close as those of the other.
      for (int more = (count + 1) / 2; more > 0; more--) {
        if (before != 0) {
          first = before;
          count++;
          before = arena.getInt(first, PREVIOUS);
        }
        if (after != 0) {
          last = after;
          count++;
          after = arena.getInt(last, NEXT);
        }
      }
    }
  }

  /** Numbers operations in equal distances between two numbers that are not theirs. */
  private static void spread(Arena arena, int first, int count, long low, long high) {
    int op = first;
    for (long i = 1; i <= count; i++) {
      arena.setInt(op, ORDER, (int) (low + (high - low) * i / (count + 1L)));
      op = arena.getInt(op, NEXT);
    }
  }
}
