// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Walker;
import java.util.function.Consumer;

/** Visitors of references that call visitors of handles. */
final class WalkAdapters {
  private WalkAdapters() {}

  record ToVisitor(IrArena arena, OpVisitor visitor) implements Walker.Visitor {
    @Override
    public int visit(Arena sameArena, int op) {
      return visitor.visit(new Operation(arena, op)).word();
    }
  }

  record ToConsumer(IrArena arena, Consumer<? super Operation> visitor) implements Walker.Visitor {
    @Override
    public int visit(Arena sameArena, int op) {
      visitor.accept(new Operation(arena, op));
      return Walker.CONTINUE;
    }
  }
}
