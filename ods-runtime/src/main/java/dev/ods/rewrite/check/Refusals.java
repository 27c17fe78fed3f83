// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrWriter;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Refuses what cannot be moved or erased, or cannot replace a value, before anything changes. */
public final class Refusals {
  private Refusals() {}

  /** Checks that the operations of a block can move to another one, and that be erased. */
  public static void requireMovable(IrWriter writer, Block source, @Nullable Block target) {
    if (target == null) {
      throw new IllegalArgumentException(
          "operations can only be moved into a block: insert the operation to move to first");
    }
    int from = writer.usable(source);
    writer.usable(target);
    if (isIn(target, source)) {
      throw new IllegalArgumentException(
          "a block cannot be moved into itself: give a block outside of it");
    }
    if (writer.isSuccessor(from)) {
      throw new IllegalStateException("the block is a successor: redirect its predecessors first");
    }
  }

  private static boolean isIn(Block block, Block other) {
    Operation owner = other.parentOp();
    if (owner != null && (owner.equals(block.parentOp()) || block.equals(owner.block()))) {
      // Most often, they are beside each other, or one is moved out of an operation.
      return block.equals(other);
    }
    Block at = block;
    while (at != null && !at.equals(other)) {
      Operation around = at.parentOp();
      at = around == null ? null : around.block();
    }
    return at != null;
  }

  /** Checks that values can replace the results of an operation that is erased then. */
  public static void requireOutside(Operation op, List<Value> values) {
    for (Value value : values) {
      if (op.equals(value.definingOp())) {
        throw new IllegalArgumentException(
            "a result of '" + op.name() + "', which is erased, cannot replace one");
      }
      Block block = op.regionCount() == 0 ? null : value.ownerBlock();
      Operation around = block == null ? null : block.parentOp();
      if (around != null && op.isAncestorOf(around)) {
        throw new IllegalArgumentException(
            "a value inside '"
                + op.name()
                + "', which is erased, cannot replace its results: move its definition out first");
      }
    }
  }

  /** Checks that values can replace the arguments of a block, which is erased then. */
  public static void requireOutside(IrWriter writer, Block source, List<Value> arguments) {
    if (arguments.size() != source.argumentCount()) {
      throw new IllegalArgumentException(
          "the block has " + source.argumentCount() + " arguments: give as many values");
    }
    for (Value value : arguments) {
      writer.usable(value);
      if (source.equals(value.ownerBlock()) && value.definingOp() == null) {
        throw new IllegalArgumentException(
            "an argument of the block, which is erased, cannot replace one: give another value");
      }
    }
  }

  /** Checks that some results, given by their indices, can be erased. */
  public static void requireUnused(Operation op, Set<Integer> results) {
    for (int i : results) {
      if (op.result(i).hasUses()) {
        throw new IllegalStateException(
            "result "
                + i
                + " of '"
                + op.name()
                + "' is in use: replace its uses before erasing it");
      }
    }
  }

  /** Checks that the blocks of a region can move to another one. */
  public static void requireOutside(Region region, @Nullable Region target) {
    if (region.equals(target) || (target != null && region.isProperAncestorOf(target))) {
      throw new IllegalArgumentException("the blocks of a region cannot be moved into itself");
    }
  }
}
