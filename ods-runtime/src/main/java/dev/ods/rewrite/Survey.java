// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Region;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;

/**
 * Finds out, before an iteration of a greedy rewrite, whether it could change anything at all. If
 * not, nothing need be put into the worklist only to be taken out again: most often in the last
 * iteration, after patterns have replaced all operations that they are for.
 */
final class Survey {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final boolean unifiesConstants;

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
    return findsWork(IrReader.ref(region));
  }

  private boolean findsWork(int region) {
    int block = reader.firstBlock(region);
    if (block == 0) {
      return false;
    }
    if (reader.nextBlock(block) != 0) {
      return true;
    }
    for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
      if (reader.regionCount(op) == 0 ? isWork(op) : findsWorkAround(op)) {
        return true;
      }
    }
    return false;
  }

  private boolean findsWorkAround(int op) {
    return reader.walk(op, WalkOrder.PRE, this::stopAtWork) == WalkResult.INTERRUPT;
  }

  private WalkResult stopAtWork(int op) {
    if (isWork(op)) {
      return WalkResult.INTERRUPT;
    }
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      int region = reader.region(op, i);
      if (reader.firstBlock(region) != reader.lastBlock(region)) {
        return WalkResult.INTERRUPT;
      }
    }
    return WalkResult.CONTINUE;
  }

  private boolean isWork(int op) {
    OpKind kind = kinds.of(op);
    return kind.isRewritable()
        || (unifiesConstants && kind.constant())
        || (kind.mayDie() && reader.useEmpty(op));
  }
}
