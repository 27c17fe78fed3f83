// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a conversion has erased: it stays in memory, without a place in the IR and without operands,
 * until the conversion ends, so that it can be put back.
 */
final class Erasures {
  private final ChangeLog log;
  private final Announcements announcements;
  private final Set<Operation> erased = new HashSet<>();
  private final List<Operation> erasedRoots = new ArrayList<>();
  private final List<Block> erasedBlocks = new ArrayList<>();

  Erasures(ChangeLog log, Announcements announcements) {
    this.log = log;
    this.announcements = announcements;
  }

  /** Whether an operation was erased, by itself or with what it is nested in. */
  boolean isErased(Operation op) {
    return erased.contains(op);
  }

  /** Whether a block was erased, by itself or with what it is nested in. */
  boolean isErased(Block block) {
    Operation parent = block.parentOp();
    return parent == null
        ? block.parent() == null && erasedBlocks.contains(block)
        : isErased(parent);
  }

  /** Checks that an operation can be moved: without its operands, it would be of no use. */
  void requireKept(Operation op) {
    if (isErased(op)) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' was erased or replaced before: move it first");
    }
  }

  /** Checks that a block, or what is in it, can be moved. */
  void requireKept(Block block) {
    if (isErased(block)) {
      throw new IllegalArgumentException(
          "the block, or the operation that it is in, was erased or replaced before: move it first");
    }
  }

  /** Erases an operation whose results have no uses, whatever a listener throws. */
  void erase(Operation op) {
    announcements.throwLast(() -> eraseAndTell(op));
  }

  private void eraseAndTell(Operation op) {
    DetachedOps tree = new DetachedOps();
    Runnable back = Places.back(op);
    markErased(op);
    tree.dropReferences(op);
    op.remove();
    erasedRoots.add(op);
    log.add(
        () -> {
          erasedRoots.remove(erasedRoots.size() - 1);
          back.run();
          tree.restoreReferences();
          announcements.restored(op);
        });
  }

  /**
   * Erases a block, whatever a listener throws. What refers to it, or to values in it, has to go
   * before the end.
   */
  void erase(Block block) {
    announcements.throwLast(() -> eraseAndTell(block));
  }

  private void eraseAndTell(Block block) {
    DetachedOps tree = new DetachedOps();
    Runnable back = Places.back(block);
    block.operations().forEach(this::markErased);
    announcements.erased(block);
    block.operations().forEach(tree::dropReferences);
    block.remove();
    erasedBlocks.add(block);
    log.add(
        () -> {
          erasedBlocks.remove(erasedBlocks.size() - 1);
          back.run();
          tree.restoreReferences();
          announcements.inserted(block);
          block.operations().forEach(announcements::restored);
        });
  }

  private void markErased(Operation op) {
    op.walk(
        WalkOrder.POST,
        nested -> {
          log.addTo(erased, nested.keep());
          return WalkResult.CONTINUE;
        });
    announcements.treeErased(op);
  }

  /**
   * Checks, before the conversion ends, that nothing refers to what was erased.
   *
   * @throws IllegalStateException if something does
   */
  void requireDisposable() {
    erasedRoots.forEach(Erasures::requireUnused);
    for (Block block : erasedBlocks) {
      requireUnused(block);
      block.operations().forEach(Erasures::requireUnused);
    }
  }

  /** What is nested in it has no operands or successors any more, so that all uses are outside. */
  private static void requireUnused(Operation op) {
    op.walk(
        nested -> {
          if (!nested.useEmpty()) {
            String what = "a result of '" + nested.name() + "', which was erased";
            nested.results().forEach(result -> requireUnused(what, result));
          }
          for (int i = 0; i < nested.regionCount(); i++) {
            nested.region(i).blocks().forEach(Erasures::requireUnused);
          }
        });
  }

  private static void requireUnused(Block block) {
    if (block.hasPredecessors()) {
      throw new IllegalStateException(
          "a block that was erased is a successor: redirect its predecessors");
    }
    block
        .arguments()
        .forEach(argument -> requireUnused("an argument of a block, which was erased", argument));
  }

  private static void requireUnused(String what, Value value) {
    OpOperand use = value.firstUse();
    if (use != null) {
      throw new IllegalStateException(
          what
              + ", is an operand of '"
              + use.owner().name()
              + "' at "
              + use.owner().location()
              + ": replace it, and read operands after what they are was replaced");
    }
  }

  /** Gives back the memory of what was erased, after which nothing can be undone. */
  void dispose() {
    erasedRoots.forEach(Operation::erase);
    erasedBlocks.forEach(Block::erase);
  }
}
