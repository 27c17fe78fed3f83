// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.checking.Checks;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;

/**
 * Changes the IR of one arena by bare references, which the package's documentation explains. Only
 * what rewriting does for each operation is here; all other changes are made through handles.
 *
 * <p>As with handles, one thread at a time changes what is in an isolated operation.
 */
public final class IrWriter {
  private final Arena arena;

  private IrWriter(Arena arena) {
    this.arena = arena;
  }

  /** A writer of the arena of {@code op}. */
  public static IrWriter of(Operation op) {
    return new IrWriter(Handles.ACCESS.arena(op));
  }

  /**
   * The word of a value that operations of the arena may use; 0 for that of a dropped operand.
   *
   * @throws IllegalArgumentException if it is of another arena
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  public long usable(Value value) {
    return Handles.ACCESS.wordIn(value, arena);
  }

  /**
   * The reference of a block that operations of the arena may be in.
   *
   * @throws IllegalArgumentException if it is of another arena
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  public int usable(Block block) {
    return Handles.ACCESS.refIn(block, arena);
  }

  /** Whether a block is the successor of an operation. */
  public boolean isSuccessor(int block) {
    return Successors.firstUse(arena, block) != 0;
  }

  /**
   * Makes the newest use of one value the newest use of another one.
   *
   * @param to another value than {@code from}
   * @return the operation that owns the use; 0 if {@code from} has no use, and nothing has changed
   */
  public int moveFirstUse(long from, long to) {
    if (Checks.ENABLED) {
      int use = Uses.first(arena, from);
      if (use != 0) {
        Handles.ACCESS.setUse(arena, use, to);
      }
      return use == 0 ? 0 : Uses.owner(arena, use);
    }
    int use = Uses.moveFirst(arena, from, to);
    return use == 0 ? 0 : Uses.owner(arena, use);
  }

  /**
   * The reference of an operation of the arena, in a block and without regions, as {@link
   * #eraseLeaf} asks for; 0 if it is another one, or was erased.
   */
  public int leaf(Operation op) {
    int ref = Handles.ACCESS.ref(op);
    boolean isLeaf =
        Handles.ACCESS.arena(op) == arena
            && Ops.isLive(arena, ref)
            && Ops.numRegions(arena, ref) == 0
            && Ops.block(arena, ref) != 0;
    return isLeaf ? ref : 0;
  }

  /**
   * Sets who is told of each operation and of each block that the current thread is about to
   * change, or has created and is about to insert, however it does so, until {@link #endWatch}.
   * Those who are told already still are. Nobody is told unless the checking mode is on.
   */
  public void watchChanges(ChangeWatcher watcher) {
    if (Checks.ENABLED) {
      Handles.ACCESS.watch(arena, watcher::operation, watcher::block);
    }
  }

  /** Tells nobody of what the current thread changes, until {@link #endWatch}. */
  public void pauseWatch() {
    if (Checks.ENABLED) {
      Handles.ACCESS.pauseWatch(arena);
    }
  }

  /**
   * Ends what {@link #watchChanges} or {@link #pauseWatch} began last: those are told who were told
   * before.
   */
  public void endWatch() {
    if (Checks.ENABLED) {
      Handles.ACCESS.endWatch(arena);
    }
  }

  /**
   * Checks that a block may be erased.
   *
   * @throws IllegalStateException if {@link Block#erase} would throw this; nothing changes
   */
  public void requireErasable(Block block) {
    Handles.ACCESS.requireErasable(block);
  }

  /**
   * Checks that an operation with regions may be erased.
   *
   * @throws IllegalStateException if {@link Operation#erase} would throw this; nothing changes
   */
  public void requireErasable(Operation op) {
    Handles.ACCESS.requireErasableTree(op);
  }

  /** Erases an operation in a block that has no regions, and of which no result is used. */
  public void eraseLeaf(int op) {
    if (Checks.ENABLED) {
      Handles.ACCESS.operation(arena, op).erase();
    } else {
      Eraser.eraseLeaf(arena, op);
    }
  }
}
