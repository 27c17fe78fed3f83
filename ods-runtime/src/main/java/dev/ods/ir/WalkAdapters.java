// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Walker;
import java.util.function.Consumer;

/** Walks with visitors of references that call visitors of handles. */
final class WalkAdapters {
  private WalkAdapters() {}

  static WalkResult walk(IrArena arena, int op, WalkOrder order, OpVisitor visitor) {
    Walker.Visitor adapter = new ToVisitor(arena, visitor);
    int end =
        order == WalkOrder.PRE
            ? Walker.walkPreOrder(arena, op, adapter)
            : Walker.walkPostOrder(arena, op, adapter);
    return end == Walker.INTERRUPT ? WalkResult.INTERRUPT : WalkResult.CONTINUE;
  }

  static void walk(IrArena arena, int op, OpModel kind, Consumer<? super Operation> visitor) {
    OperationName name = arena.context().names().of(kind);
    if (name != null) {
      Walker.walkKindPostOrder(arena, op, name.id(), new ToConsumer(arena, visitor));
    }
  }

  static void walk(IrArena arena, int op, Consumer<? super Operation> visitor) {
    Walker.walkPostOrder(arena, op, new ToConsumer(arena, visitor));
  }

  private record ToVisitor(IrArena arena, OpVisitor visitor) implements Walker.Visitor {
    @Override
    public int visit(Arena sameArena, int op) {
      return visitor.visit(new Operation(arena, op)).word();
    }
  }

  private record ToConsumer(IrArena arena, Consumer<? super Operation> visitor)
      implements Walker.Visitor {
    @Override
    public int visit(Arena sameArena, int op) {
      visitor.accept(new Operation(arena, op));
      return Walker.CONTINUE;
    }
  }
}
