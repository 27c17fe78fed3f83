// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.rewrite.check.Refusals;
import java.util.List;

/** Moves what is in blocks and regions, one by one with a rewriter, and erases what is empty. */
final class BlockInlining {
  private BlockInlining() {}

  /** {@link Rewriter#inlineBefore(Block, Operation, List)}. */
  static void inlineBefore(
      Block source, Operation before, List<Value> arguments, IrWriter writer, Rewriter rewriter) {
    Refusals.requireMovable(writer, source, before.block());
    replaceArguments(source, arguments, writer, rewriter);
    for (Operation op = source.first(); op != null; op = source.first()) {
      rewriter.moveBefore(op, before);
    }
    if (source.equals(rewriter.insertionBlock())) {
      rewriter.setInsertionPoint(before);
    }
    rewriter.erase(source);
  }

  /** {@link Rewriter#merge}. */
  static void merge(
      Block source, Block target, List<Value> arguments, IrWriter writer, Rewriter rewriter) {
    Refusals.requireMovable(writer, source, target);
    replaceArguments(source, arguments, writer, rewriter);
    for (Operation op = source.first(); op != null; op = source.first()) {
      rewriter.moveToEnd(op, target);
    }
    if (source.equals(rewriter.insertionBlock())) {
      rewriter.setInsertionPointToEnd(target);
    }
    rewriter.erase(source);
  }

  private static void replaceArguments(
      Block source, List<Value> arguments, IrWriter writer, Rewriter rewriter) {
    Refusals.requireOutside(writer, source, arguments);
    // A copy: the list may be a view of operands that are about to change.
    List<Value> copy = List.copyOf(arguments);
    for (int i = 0; i < copy.size(); i++) {
      rewriter.replaceAllUses(source.argument(i), copy.get(i));
    }
  }

  /** {@link Rewriter#inlineBefore(Region, Block)}. */
  static void inlineBefore(Region region, Block before, Rewriter rewriter) {
    Refusals.requireOutside(region, before.parent());
    for (Block block = region.first(); block != null; block = region.first()) {
      rewriter.moveBefore(block, before);
    }
  }

  /** {@link Rewriter#inlineAtEnd}. */
  static void inlineAtEnd(Region region, Region target, Rewriter rewriter) {
    Refusals.requireOutside(region, target);
    for (Block block = region.first(); block != null; block = region.first()) {
      rewriter.moveToEnd(block, target);
    }
  }
}
