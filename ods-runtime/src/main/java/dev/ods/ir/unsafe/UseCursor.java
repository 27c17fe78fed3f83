// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Uses;

/**
 * Goes through the uses of a result, the newest first, faster than {@link IrReader#nextUse} does:
 * most uses of a value are near one another, so it keeps the slab in which they are. In a loop that
 * keeps the cursor to itself, escape analysis replaces it by its fields:
 *
 * <pre>{@code
 * for (UseCursor uses = ir.uses(op, 0); uses.use() != 0; uses.advance()) {
 *   visit(ir.userOf(uses.use()));
 * }
 * }</pre>
 *
 * <p>The list must not change meanwhile.
 */
public final class UseCursor {
  private final Arena arena;
  private byte[] slab;
  private int use;

  UseCursor(Arena arena, int op, int index) {
    this.arena = arena;
    this.slab = arena.slabOf(op);
    int first = index == 0 ? Uses.firstOfResult(slab, op) : Uses.firstOfResult(arena, op, index);
    goTo(first, op);
  }

  private void goTo(int next, int from) {
    if (next != 0 && !Arena.inSameSlab(next, from)) {
      slab = arena.slabOf(next);
    }
    use = next;
  }

  /** The use at this position; 0 after the last one. */
  public int use() {
    return use;
  }

  /** Goes to the next older use; after the last one, the effect is undefined. */
  public void advance() {
    goTo(Uses.next(slab, use), use);
  }
}
