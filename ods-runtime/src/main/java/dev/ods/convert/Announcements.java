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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells a listener, if there is one, of the changes of a conversion and of those that undo them;
 * but not, as MLIR does not either, of the casts between types, until something else replaces one.
 * In the checking mode, also tells the watch of patterns, of casts as well, before a listener,
 * which may throw; of what undoes changes, it is not told, as no pattern is watched meanwhile.
 */
final class Announcements {
  private final @Nullable RewriteListener listener;
  private final @Nullable PatternWatch watch;
  private final Set<Operation> casts = new HashSet<>();
  private boolean isThrowingLast;
  private @Nullable Throwable firstThrown;

  Announcements(@Nullable RewriteListener listener, @Nullable PatternWatch watch) {
    this.listener = listener;
    this.watch = watch;
  }

  @Nullable RewriteListener listener() {
    return listener;
  }

  @Nullable PatternWatch watch() {
    return watch;
  }

  void castInserted(Operation cast) {
    keepQuietOf(cast);
    inserted(cast);
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

  /** Makes changes which all are made, and then throws what a listener has thrown first. */
  void throwLast(Runnable changes) {
    if (isThrowingLast) {
      changes.run();
      return;
    }
    isThrowingLast = true;
    Throwable thrown;
    try {
      changes.run();
    } finally {
      isThrowingLast = false;
      thrown = firstThrown;
      firstThrown = null;
    }
    if (thrown instanceof Error error) {
      throw error;
    } else if (thrown != null) {
      throw (RuntimeException) thrown;
    }
  }

  private void tell(RewriteListener told, Consumer<RewriteListener> message) {
    if (!isThrowingLast) {
      tellWatched(told, message);
      return;
    }
    try {
      tellWatched(told, message);
    } catch (RuntimeException | Error e) {
      if (firstThrown == null) {
        firstThrown = e;
      }
    }
  }

  private void tellWatched(RewriteListener told, Consumer<RewriteListener> message) {
    if (watch == null) {
      message.accept(told);
    } else {
      watch.tell(() -> message.accept(told));
    }
  }

  void inserted(Operation op) {
    if (watch != null) {
      watch.inserted(op);
    }
    if (listener != null && concerns(op)) {
      tell(listener, told -> told.operationInserted(op));
    }
  }

  void inserted(Block block) {
    if (watch != null) {
      watch.changed(block);
    }
    if (listener != null) {
      tell(listener, told -> told.blockInserted(block));
    }
  }

  void moved(Operation op) {
    if (watch != null) {
      watch.changed(op);
    }
    if (listener != null && concerns(op)) {
      tell(listener, told -> told.operationMoved(op));
    }
  }

  void moved(Block block) {
    if (watch != null) {
      watch.changed(block);
    }
    if (listener != null) {
      tell(listener, told -> told.blockMoved(block));
    }
  }

  /** Tells of the operations of a block from one on, without looking at them if nobody listens. */
  void allMoved(@Nullable Operation first) {
    if (watch != null) {
      for (Operation op = first; op != null; op = op.next()) {
        watch.changed(op);
      }
    }
    if (listener != null) {
      for (Operation op = first; op != null; op = op.next()) {
        moved(op);
      }
    }
  }

  void modified(Operation op) {
    if (watch != null) {
      watch.changed(op);
    }
    if (listener != null && concerns(op)) {
      tell(listener, told -> told.operationModified(op));
    }
  }

  void replaced(Operation op, List<Value> values) {
    if (listener != null && concerns(op)) {
      tell(listener, told -> told.operationReplaced(op, values));
    }
  }

  void erased(Operation op) {
    if (watch != null) {
      watch.erases(op);
    }
    if (listener != null && concerns(op)) {
      tell(listener, told -> told.operationErased(op));
    }
  }

  void erased(Block block) {
    if (watch != null) {
      watch.changed(block);
    }
    if (listener != null) {
      tell(listener, told -> told.blockErased(block));
    }
  }

  /** Tells of what is nested in an operation, and last of the operation. */
  void treeErased(Operation op) {
    if (watch != null) {
      op.walk(watch::erases);
    }
    if (listener != null) {
      op.walk(
          WalkOrder.POST,
          nested -> {
            for (int i = 0; i < nested.regionCount(); i++) {
              nested.region(i).blocks().forEach(this::erased);
            }
            erased(nested);
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
              nested.region(i).blocks().forEach(this::inserted);
            }
            return WalkResult.CONTINUE;
          });
    }
  }
}
