// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;

/**
 * Inserts, moves and erases operations and blocks, after checks that nothing is erased already or
 * would be nested in itself. All references are of one arena.
 */
final class Movement {
  private Movement() {}

  // --- Operations.

  /** Moves an operation, which may be in a block, to before another one, or to the end. */
  static void move(IrArena arena, int block, int op, int before) {
    checkMayInsert(arena, block, op);
    int work = Checks.ENABLED ? beginMove(arena, block, op) : 0;
    try {
      if (Ops.block(arena, op) != 0) {
        Blocks.remove(arena, op);
      }
      Blocks.insert(arena, block, op, before);
      if (arena.root() == op) {
        arena.setRoot(0);
      }
    } finally {
      arena.endChanges(work);
    }
  }

  /** Moves an operation into the block of another one, to before an operation or to the end. */
  static void moveBeside(Operation op, Operation other, int before) {
    IrArena arena = other.arena();
    int target = Ops.block(arena, other.live());
    if (target == 0) {
      throw new IllegalArgumentException(
          "the operation to move to must be in a block: insert it first");
    }
    requireArena(op, arena);
    if (op.live() != other.live()) {
      move(arena, target, op.live(), before);
    }
  }

  /**
   * Checks that an operation is in the arena that it is to be moved in.
   *
   * @throws IllegalArgumentException if it is in another one
   */
  static void requireArena(Operation op, IrArena arena) {
    if (op.arena() != arena) {
      throw new IllegalArgumentException(
          "an operation stays in its arena: clone it into this one, or build it here, with a builder"
              + " such as OpBuilder.atEnd(block).clearInsertionPoint() if it is inserted later");
    }
  }

  /** In checking mode: begins changes where an operation is and where it will be. */
  private static int beginMove(IrArena arena, int block, int op) {
    Scopes scopes = arena.scopes();
    int work = scopes.depth();
    long from = scopes.around(op);
    long to = scopes.ofBlock(block);
    scopes.beginChange(from, to);
    scopes.moves(op);
    if (from != to) {
      scopes.moved(op);
    }
    return work;
  }

  /** Removes an operation from its block, if it is in one. */
  static void remove(IrArena arena, int op) {
    if (Checks.ENABLED) {
      arena.scopes().beginChangeOf(op);
      arena.scopes().moves(op);
      arena.scopes().moved(op);
    }
    try {
      if (Ops.block(arena, op) != 0) {
        Blocks.remove(arena, op);
      }
    } finally {
      arena.endChange();
    }
  }

  /**
   * Checks that a block is not nested in an operation, which it may then hold.
   *
   * @throws IllegalArgumentException if it is
   */
  private static void checkMayInsert(IrArena arena, int block, int op) {
    if (Ops.numRegions(arena, op) != 0 && isInside(arena, block, op)) {
      throw new IllegalArgumentException(
          "'"
              + arena.context().operationName(Ops.name(arena, op))
              + "' would be nested in itself: insert it outside of its own regions");
    }
  }

  private static boolean isInside(IrArena arena, int block, int op) {
    int around = Blocks.parentOp(arena, block);
    if (around == op) {
      return true;
    }
    // A new operation usually holds none yet: then its ancestors need not be searched.
    if (around == 0 || !holdsOperations(arena, op)) {
      return false;
    }
    while (around != 0 && around != op) {
      around = Ops.parent(arena, around);
    }
    return around == op;
  }

  private static boolean holdsOperations(IrArena arena, int op) {
    int regions = Ops.numRegions(arena, op);
    for (int i = 0; i < regions; i++) {
      if (regionHoldsOperations(arena, Ops.region(arena, op, i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean regionHoldsOperations(IrArena arena, int region) {
    int block = Regions.first(arena, region);
    while (block != 0 && Blocks.first(arena, block) == 0) {
      block = Blocks.next(arena, block);
    }
    return block != 0;
  }

  /** Whether a block is in a detached region, directly or nested in its operations. */
  static boolean isInRegion(IrArena arena, int block, int region) {
    int around = Blocks.region(arena, block);
    if (around == region) {
      return true;
    }
    if (around == 0 || !regionHoldsOperations(arena, region)) {
      return false;
    }
    while (around != 0 && around != region) {
      int op = Regions.owner(arena, around);
      int next = op == 0 ? 0 : Ops.block(arena, op);
      around = next == 0 ? 0 : Blocks.region(arena, next);
    }
    return around == region;
  }

  /** Erases an operation whose results are not used; see {@link Operation#erase}. */
  static void erase(IrArena arena, int op) {
    int work = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        arena.scopes().beginErasure(op);
      }
      eraseUnchecked(arena, op);
    } finally {
      arena.endChanges(work);
    }
  }

  private static void eraseUnchecked(IrArena arena, int op) {
    if (arena.root() == op) {
      arena.eraseRoot();
      return;
    }
    if (Ops.numRegions(arena, op) == 0) {
      Eraser.releaseLeaf(arena, op);
    } else {
      checkReleased(arena, op, Eraser.release(arena, op));
    }
    if (Ops.block(arena, op) != 0) {
      Blocks.remove(arena, op);
    }
    Eraser.eraseReleased(arena, op);
  }

  private static void checkReleased(IrArena arena, int op, boolean released) {
    if (!released) {
      throw new IllegalStateException(
          "a value or block inside '"
              + arena.context().operationName(Ops.name(arena, op))
              + "' is in use outside: replace its uses before erasing it");
    }
  }

  /** Throws what {@link #erase} would throw of an operation that has regions; nothing changes. */
  static void requireErasable(IrArena arena, int op) {
    int work = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        arena.scopes().beginErasure(op);
      }
      checkReleased(arena, op, Eraser.mayBeReleased(arena, op));
    } finally {
      arena.endChanges(work);
    }
  }

  // --- Blocks.

  /** Moves a block, which may be in a region, to before another one, or to the end. */
  static void moveBlock(IrArena arena, int region, int block, int before) {
    checkMayHoldBlock(arena, region, block);
    int work = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        Scopes scopes = arena.scopes();
        scopes.beginChange(scopes.ofBlock(block), scopes.ofRegion(region));
        scopes.movedBlock(block);
        scopes.movesBlock(block);
      }
      if (Blocks.region(arena, block) != 0) {
        Regions.remove(arena, block);
      }
      Regions.insert(arena, region, block, before);
    } finally {
      arena.endChanges(work);
    }
  }

  /** Removes a block from its region, if it is in one. */
  static void removeBlock(IrArena arena, int block) {
    if (Blocks.region(arena, block) != 0) {
      if (Checks.ENABLED) {
        arena.scopes().movedBlock(block);
        arena.scopes().movesBlock(block);
      }
      Regions.remove(arena, block);
    }
  }

  /**
   * Checks that a region is not nested in a block.
   *
   * @throws IllegalArgumentException if it is
   */
  private static void checkMayHoldBlock(IrArena arena, int region, int block) {
    if (Blocks.first(arena, block) == 0) {
      return;
    }
    int op = Regions.owner(arena, region);
    while (op != 0) {
      if (Ops.block(arena, op) == block) {
        throw new IllegalArgumentException(
            "the block would be nested in itself: insert it outside of its operations");
      }
      op = Ops.parent(arena, op);
    }
  }

  /**
   * Checks that a region may take the blocks of another one.
   *
   * @throws IllegalArgumentException if it is nested in the other one
   */
  static void checkMayTakeBody(IrArena arena, int region, int other) {
    int op = Regions.owner(arena, region);
    while (op != 0) {
      int block = Ops.block(arena, op);
      if (block != 0 && Blocks.region(arena, block) == other) {
        throw new IllegalArgumentException(
            "the blocks would be nested in themselves: take them to a region outside of them");
      }
      op = Ops.parent(arena, op);
    }
  }
}
