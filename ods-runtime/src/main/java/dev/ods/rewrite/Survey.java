// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.TrivialDeath;
import dev.ods.ir.Region;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import java.util.function.IntPredicate;

/**
 * Finds out, before a part of an iteration of a greedy rewrite, whether it could change anything at
 * all. If not, nothing need be put into the worklist only to be taken out again: most often in the
 * last iteration, after patterns have replaced all operations that they are for.
 *
 * <p>It counts, while an iteration goes on, the operations with which something could be done, and
 * notes what may leave an operation without uses that is not visited afterwards. Where this does
 * not answer a question, it looks at all operations.
 */
final class Survey {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final TrivialDeath death;
  private final boolean unifiesConstants;
  private final boolean visitsAny;

  /** The region that is rewritten, if operations elsewhere are out of scope. */
  private final int scope;

  /** Whether {@link #left} and {@link #mayLeaveUnused} are known of the last iteration. */
  private boolean follows;

  /** At least the number of operations that may be folded, rewritten or unified. */
  private long left;

  /** Whether an operation may have lost its last use, and not be visited after that. */
  private boolean mayLeaveUnused;

  Survey(IrReader reader, NameTable<OpKind> kinds, GreedyRewriteConfig config, TrivialDeath death) {
    this.reader = reader;
    this.kinds = kinds;
    this.death = death;
    this.unifiesConstants = config.constantCse();
    this.visitsAny = config.strictness() == Strictness.ANY_OP;
    this.scope = config.scope() == null ? 0 : IrReader.ref(config.scope());
  }

  // --- What happens in an iteration.

  /** An iteration begins, which visits all operations of a region. */
  void begin(Region region) {
    follows = visitsAny && IrReader.ref(region) == scope;
    left = 0;
    mayLeaveUnused = false;
  }

  /** An operation is found when the iteration begins, before it is visited or replaced. */
  void found(int op, OpKind kind) {
    left += mayChange(kind) ? 1 : 0;
    // If that acts, what is in it decides whether it is dead.
    if (reader.regionCount(op) != 0 && (kind.acts() || kind.cyclic() || hasSeveralBlocks(op))) {
      follows = false;
    }
  }

  /** An operation was inserted, or moved. */
  void inserted(int op) {
    left += mayChange(kinds.of(reader, op)) ? 1 : 0;
    follows &= reader.regionCount(op) == 0;
  }

  /** An operation of the scope is erased. */
  void erased(int op) {
    left -= mayChange(kinds.of(reader, op)) ? 1 : 0;
  }

  /** Values may lose uses otherwise than by the erasure of users. */
  void usesMayEnd() {
    mayLeaveUnused = true;
  }

  /** Blocks are inserted or erased. */
  void blocksChange() {
    follows = false;
  }

  /** The iteration has visited what it could; whether that was all. */
  void visited(boolean all) {
    follows &= all;
  }

  private boolean mayChange(OpKind kind) {
    return kind.isRewritable() || (unifiesConstants && kind.constant());
  }

  // --- What may still happen.

  /**
   * Whether an operation in a region may be folded, rewritten, unified or dead, or a block be
   * unreachable.
   */
  boolean findsWork(Region region) {
    int ref = IrReader.ref(region);
    if (hasSeveralBlocksIn(ref)) {
      return true;
    }
    if (follows && left == 0 && !mayLeaveUnused) {
      assert !sees(
          ref, op -> mayChange(kinds.of(reader, op)) || hasSeveralBlocks(op) || isDead(op));
      return false;
    }
    return sees(ref, this::isWork);
  }

  private boolean isWork(int op) {
    OpKind kind = kinds.of(reader, op);
    return mayChange(kind) || (kind.mayDie() && reader.useEmpty(op)) || hasSeveralBlocks(op);
  }

  /**
   * Whether the search for dead code may find any in a region: if each region has one block, and
   * its values are defined before they are used, the last of several dead operations is one that
   * nothing uses.
   */
  boolean mayHoldDead(Region region) {
    int ref = IrReader.ref(region);
    int owner = reader.ownerOfRegion(ref);
    if (owner == 0
        || hasSeveralBlocksIn(ref)
        || (kinds.of(reader, owner).cyclic() && mayHoldDeadCycle(ref))) {
      return true;
    }
    if (follows && !mayLeaveUnused) {
      assert !sees(ref, this::isDead);
      return false;
    }
    return sees(ref, this::mayBeDead);
  }

  private boolean sees(int region, IntPredicate isFound) {
    for (int op = reader.firstNested(region); op != 0; op = next(op, region)) {
      if (isFound.test(op)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDead(int op) {
    OpKind kind = kinds.of(reader, op);
    return kind.mayDie()
        && reader.useEmpty(op)
        && (kind.diesUnused() || death.wouldBe(reader.operation(op)));
  }

  private boolean mayBeDead(int op) {
    OpKind kind = kinds.of(reader, op);
    return (kind.mayDie() && reader.useEmpty(op))
        || (reader.regionCount(op) != 0
            && (hasSeveralBlocks(op) || (kind.cyclic() && mayHoldDeadCycles(op))));
  }

  private boolean hasSeveralBlocksIn(int region) {
    return reader.firstBlock(region) != reader.lastBlock(region);
  }

  /** The next operation in pre-order. */
  private int next(int op, int region) {
    int inner = reader.regionCount(op) == 0 ? 0 : reader.inner(op);
    return inner != 0 ? inner : reader.after(op, region);
  }

  private boolean hasSeveralBlocks(int op) {
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      if (hasSeveralBlocksIn(reader.region(op, i))) {
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
      if (reader.resultCount(op) != 0 && kinds.of(reader, op).mayDie()) {
        return true;
      }
    }
    return false;
  }
}
