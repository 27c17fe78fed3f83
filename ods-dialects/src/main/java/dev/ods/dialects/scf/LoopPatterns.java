// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Patterns of canonicalization of loops, and of regions that are executed once. */
final class LoopPatterns {
  private LoopPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(ForOp.MODEL, ForOp::of, "SimplifyTrivialLoops", LoopPatterns::simplifyTrivial)
        .add(
            ExecuteRegionOp.MODEL,
            ExecuteRegionOp::of,
            "SingleBlockExecuteInliner",
            LoopPatterns::inlineSingleBlock);
  }

  private static boolean simplifyTrivial(ForOp op, Rewriter rewriter) {
    APInt count = TripCount.of(op.lowerBound(), op.upperBound(), op.step(), !op.unsignedCmp());
    if (count == null) {
      return false;
    }
    Operation loop = op.operation();
    if (count.isZero()) {
      rewriter.replace(loop, op.initArgs());
      return true;
    }
    if (count.isOne()) {
      List<Value> arguments = new ArrayList<>();
      arguments.add(op.lowerBound());
      arguments.addAll(op.initArgs());
      inline(loop, op.region(), arguments, rewriter);
      return true;
    }
    List<Value> yielded = op.yieldedValues();
    Block body = Objects.requireNonNull(op.region().first());
    if (body.first() != null && body.first().next() != null) {
      return false;
    }
    for (Value value : yielded) {
      if (isInside(value, loop)) {
        return false;
      }
    }
    rewriter.replace(loop, List.copyOf(yielded));
    return true;
  }

  private static boolean isInside(Value value, Operation op) {
    Operation definition = value.definingOp();
    Block block = value.ownerBlock();
    Operation around = definition != null ? definition : block == null ? null : block.parentOp();
    return around != null && op.isAncestorOf(around);
  }

  /** Replaces an operation by what its region, of one block, does and yields. */
  static void inline(Operation op, Region region, List<Value> arguments, Rewriter rewriter) {
    Block body = Objects.requireNonNull(region.first());
    Operation terminator = Objects.requireNonNull(body.last());
    rewriter.inlineBefore(body, op, arguments);
    rewriter.replace(op, List.copyOf(terminator.operands()));
    rewriter.erase(terminator);
  }

  private static boolean inlineSingleBlock(ExecuteRegionOp op, Rewriter rewriter) {
    if (!op.region().hasOneBlock() || op.noInline()) {
      return false;
    }
    inline(op.operation(), op.region(), List.of(), rewriter);
    return true;
  }
}
