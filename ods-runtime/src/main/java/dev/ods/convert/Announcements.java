// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.rewrite.RewriteListener;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells a listener, if there is one, of the changes of a conversion and of those that undo them;
 * but not, as MLIR does not either, of the casts between types, which are there while it runs only.
 */
final class Announcements {
  private final @Nullable RewriteListener listener;
  private final Set<Operation> casts = new HashSet<>();

  Announcements(@Nullable RewriteListener listener) {
    this.listener = listener;
  }

  @Nullable RewriteListener listener() {
    return listener;
  }

  void keepQuietOf(Operation cast) {
    casts.add(cast);
  }

  void speakOf(Operation cast) {
    casts.remove(cast);
  }

  private boolean concerns(Operation op) {
    return !casts.contains(op);
  }

  void inserted(Operation op) {
    if (listener != null && concerns(op)) {
      listener.operationInserted(op);
    }
  }

  void inserted(Block block) {
    if (listener != null) {
      listener.blockInserted(block);
    }
  }

  void moved(Operation op) {
    if (listener != null && concerns(op)) {
      listener.operationMoved(op);
    }
  }

  void moved(Block block) {
    if (listener != null) {
      listener.blockMoved(block);
    }
  }

  /** Tells of the operations in a block, without looking at them if nobody listens. */
  void allMoved(Block block) {
    if (listener != null) {
      block.operations().forEach(this::moved);
    }
  }

  void modified(Operation op) {
    if (listener != null && concerns(op)) {
      listener.operationModified(op);
    }
  }

  void replaced(Operation op, List<Value> values) {
    if (listener != null && concerns(op)) {
      listener.operationReplaced(op, values);
    }
  }

  void erased(Block block) {
    if (listener != null) {
      listener.blockErased(block);
    }
  }

  /** Tells of what is nested in an operation, and last of the operation. */
  void treeErased(Operation op) {
    if (listener != null) {
      op.walk(
          WalkOrder.POST,
          nested -> {
            for (int i = 0; i < nested.regionCount(); i++) {
              nested.region(i).blocks().forEach(listener::blockErased);
            }
            if (concerns(nested)) {
              listener.operationErased(nested);
            }
            return WalkResult.CONTINUE;
          });
    }
  }

  /** Tells of an operation, and then of what is nested in it. */
  void restored(Operation op) {
    if (listener != null) {
      op.walk(
          WalkOrder.PRE,
          nested -> {
            inserted(nested.keep());
            for (int i = 0; i < nested.regionCount(); i++) {
              nested.region(i).blocks().forEach(listener::blockInserted);
            }
            return WalkResult.CONTINUE;
          });
    }
  }
}
