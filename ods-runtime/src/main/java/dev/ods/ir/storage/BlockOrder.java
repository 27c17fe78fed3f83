// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.BLOCK_FLAGS;
import static dev.ods.ir.storage.Layout.BLOCK_LIVE;
import static dev.ods.ir.storage.Layout.NEXT;
import static dev.ods.ir.storage.Layout.ORDER;
import static dev.ods.ir.storage.Layout.ORDER_INVALID;

/**
 * The order of a block's operations, as increasing numbers with gaps. An insertion uses a number
 * from the gap; when there is none, the next query renumbers the block.
 */
public final class BlockOrder {
  private static final int STRIDE = 8;
  private static final int MAX = Integer.MAX_VALUE - 2 * STRIDE;

  private BlockOrder() {}

  /** Whether one operation comes before another one of the same block. */
  public static boolean isBefore(Arena arena, int a, int b) {
    int block = Ops.block(arena, a);
    if ((arena.getInt(block, BLOCK_FLAGS) & ORDER_INVALID) != 0) {
      renumber(arena, block);
    }
    return arena.getInt(a, ORDER) < arena.getInt(b, ORDER);
  }

  static void invalidate(Arena arena, int block) {
    arena.setInt(block, BLOCK_FLAGS, BLOCK_LIVE | ORDER_INVALID);
  }

  /** An operation was inserted into a block between two others, of which each may be 0. */
  static void inserted(Arena arena, int block, int op, int previous, int next) {
    int low = previous == 0 ? 0 : arena.getInt(previous, ORDER);
    if (next == 0) {
      arena.setInt(op, ORDER, low + STRIDE);
      if (low > MAX) {
        invalidate(arena, block);
      }
      return;
    }
    int high = arena.getInt(next, ORDER);
    int middle = (low + high) >>> 1;
    arena.setInt(op, ORDER, middle);
    if (middle == low || middle == high) {
      invalidate(arena, block);
    }
  }

  private static void renumber(Arena arena, int block) {
    int count = 0;
    for (int op = Blocks.first(arena, block); op != 0; op = arena.getInt(op, NEXT)) {
      count++;
    }
    int stride = count < Integer.MAX_VALUE / STRIDE / 2 ? STRIDE : 1;
    int order = 0;
    for (int op = Blocks.first(arena, block); op != 0; op = arena.getInt(op, NEXT)) {
      order += stride;
      arena.setInt(op, ORDER, order);
    }
    arena.setInt(block, BLOCK_FLAGS, BLOCK_LIVE);
  }
}
