// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import java.util.stream.IntStream;

/**
 * What is directly in an operation, by reference: its blocks, those of one region after those of
 * another, and the scopes among the operations of these, which are isolated and have regions.
 */
final class InnerScopes {
  private final IrReader ir;
  private final PlanCache plans;

  InnerScopes(IrReader ir, PlanCache plans) {
    this.ir = ir;
    this.plans = plans;
  }

  /** The first block in an operation, or 0. */
  int firstBlock(int op) {
    return firstBlockFrom(op, 0);
  }

  private int firstBlockFrom(int op, int region) {
    int count = ir.regionCount(op);
    int found = 0;
    for (int i = region; i < count && found == 0; i++) {
      found = ir.firstBlock(ir.region(op, i));
    }
    return found;
  }

  /** The block in an operation that follows another one, or 0. */
  int blockAfter(int op, int block) {
    int next = ir.nextBlock(block);
    return next != 0 ? next : firstBlockFrom(op, ir.indexOfRegion(ir.regionOf(block)) + 1);
  }

  /**
   * The next scope in an operation, or 0.
   *
   * @param fromBlock the block from which it is looked for
   * @param fromOp the operation of this block from which it is looked for; 0 for the next block
   */
  int nextScope(int op, int fromBlock, int fromOp) {
    int block = fromBlock;
    int candidate = fromOp;
    while (block != 0) {
      while (candidate != 0) {
        if (ir.regionCount(candidate) != 0 && plans.planOf(candidate).isolated) {
          return candidate;
        }
        candidate = ir.next(candidate);
      }
      block = blockAfter(op, block);
      candidate = block == 0 ? 0 : ir.firstOp(block);
    }
    return 0;
  }

  /** All scopes in an operation that has a block. */
  int[] scopes(int op) {
    IntStream.Builder found = IntStream.builder();
    int block = firstBlock(op);
    int scope = nextScope(op, block, ir.firstOp(block));
    while (scope != 0) {
      found.add(scope);
      scope = nextScope(op, ir.blockOf(scope), ir.next(scope));
    }
    return found.build().toArray();
  }
}
