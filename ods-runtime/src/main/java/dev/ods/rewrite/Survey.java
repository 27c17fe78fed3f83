// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Region;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;

/**
 * Finds out, before a part of an iteration of a greedy rewrite, whether it could change anything at
 * all. If not, nothing need be put into the worklist only to be taken out again: most often in the
 * last iteration, after patterns have replaced all operations that they are for.
 */
final class Survey {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final boolean unifiesConstants;
  private final IrReader.Visitor work = this::stopAtWork;
  private final IrReader.Visitor deadCode = this::stopAtDead;

  Survey(IrReader reader, NameTable<OpKind> kinds, GreedyRewriteConfig config) {
    this.reader = reader;
    this.kinds = kinds;
    this.unifiesConstants = config.constantCse();
  }

  /**
   * Whether an operation in a region may be folded, rewritten, unified or dead, or a block be
   * unreachable.
   */
  boolean findsWork(Region region) {
    return finds(IrReader.ref(region), work);
  }

  /**
   * Whether the search for dead code may find any in a region: if each region has one block, and
   * its values are defined before they are used, the last of several dead operations is one that
   * nothing uses.
   */
  boolean mayHoldDead(Region region) {
    int ref = IrReader.ref(region);
    int owner = reader.ownerOfRegion(ref);
    return owner == 0
        || (kinds.of(owner).cyclic() && mayHoldDeadCycle(ref))
        || finds(ref, deadCode);
  }

  private boolean finds(int region, IrReader.Visitor stopping) {
    int block = reader.firstBlock(region);
    if (block == 0) {
      return false;
    }
    if (reader.nextBlock(block) != 0) {
      return true;
    }
    for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
      WalkResult end =
          reader.regionCount(op) == 0
              ? stopping.visit(op)
              : reader.walk(op, WalkOrder.PRE, stopping);
      if (end == WalkResult.INTERRUPT) {
        return true;
      }
    }
    return false;
  }

  private WalkResult stopAtWork(int op) {
    return stopIf(isWork(op) || hasSeveralBlocks(op));
  }

  private WalkResult stopAtDead(int op) {
    OpKind kind = kinds.of(op);
    return stopIf(
        (kind.mayDie() && reader.useEmpty(op))
            || (reader.regionCount(op) != 0
                && (hasSeveralBlocks(op) || (kind.cyclic() && mayHoldDeadCycles(op)))));
  }

  private static WalkResult stopIf(boolean found) {
    return found ? WalkResult.INTERRUPT : WalkResult.CONTINUE;
  }

  private boolean hasSeveralBlocks(int op) {
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      int region = reader.region(op, i);
      if (reader.firstBlock(region) != reader.lastBlock(region)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayHoldDeadCycles(int op) {
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      if (mayHoldDeadCycle(reader.region(op, i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an operation directly in a region may die and has results, which others may use. */
  private boolean mayHoldDeadCycle(int region) {
    int block = reader.firstBlock(region);
    for (int op = block == 0 ? 0 : reader.firstOp(block); op != 0; op = reader.next(op)) {
      if (reader.resultCount(op) != 0 && kinds.of(op).mayDie()) {
        return true;
      }
    }
    return false;
  }

  private boolean isWork(int op) {
    OpKind kind = kinds.of(op);
    return kind.isRewritable()
        || (unifiesConstants && kind.constant())
        || (kind.mayDie() && reader.useEmpty(op));
  }
}
