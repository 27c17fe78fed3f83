// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.IrWriter;

/**
 * How a rewriter of a greedy driver replaces values, and operations without regions, by bare
 * references, of which the driver is told without handles.
 */
final class LeafChanges {
  private final IrWriter writer;
  private final GreedyDriver driver;

  LeafChanges(IrWriter writer, GreedyDriver driver) {
    this.writer = writer;
    this.driver = driver;
  }

  /** Whether only the driver is told of the end of operations. */
  boolean areQuiet() {
    return !driver.isObserved();
  }

  /** The reference of an operation without regions, if only the driver is told of its end, or 0. */
  int leaf(Operation op) {
    return areQuiet() ? writer.leaf(op) : 0;
  }

  /**
   * Replaces the result of an operation, and erases the operation, if it is a leaf with one result
   * and that is another value.
   *
   * @return false if nothing has changed
   */
  boolean replace(Operation op, Value value, Rewriter rewriter) {
    int leaf = leaf(op);
    if (leaf == 0 || op.resultCount() != 1) {
      return false;
    }
    long old = IrReader.result(leaf, 0);
    long replacement = writer.usable(value);
    if (replacement == 0 || old == replacement) {
      return false;
    }
    replace(leaf, old, replacement, rewriter);
    return true;
  }

  void replace(int leaf, long result, long replacement, Rewriter rewriter) {
    replaceAllUses(result, replacement);
    erase(leaf, rewriter);
  }

  void replaceAllUses(Value from, Value to) {
    long old = writer.usable(from);
    long replacement = writer.usable(to);
    if (old != replacement) {
      driver.usesMove();
      replaceAllUses(old, replacement);
    }
  }

  private void replaceAllUses(long old, long replacement) {
    int user = writer.moveFirstUse(old, replacement);
    while (user != 0) {
      driver.modified(user);
      user = writer.moveFirstUse(old, replacement);
    }
  }

  /** Erases an operation in a block, without regions and whose results are not used. */
  void erase(int leaf, Rewriter rewriter) {
    Operation at = rewriter.insertionPoint();
    if (at != null && !at.isErased() && writer.leaf(at) == leaf) {
      rewriter.setInsertionPointAfter(at);
    }
    driver.erased(leaf);
    writer.eraseLeaf(leaf);
  }
}
