// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IntegerAttr;
import dev.ods.control.FunctionOpInterface;
import dev.ods.dialects.cf.BranchOp;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.math.BigInteger;
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
            LoopPatterns::inlineSingleBlock)
        .add(
            ExecuteRegionOp.MODEL,
            ExecuteRegionOp::of,
            "MultiBlockExecuteInliner",
            LoopPatterns::inlineBlocks)
        .add(IndexSwitchOp.MODEL, IndexSwitchOp::of, "FoldConstantCase", LoopPatterns::chooseCase);
  }

  private static boolean simplifyTrivial(ForOp op, Rewriter rewriter) {
    BigInteger count = op.staticTripCount().orElse(null);
    if (count == null) {
      return false;
    }
    Operation loop = op.operation();
    if (count.signum() == 0) {
      rewriter.replace(loop, op.initArgs());
      return true;
    }
    if (count.equals(BigInteger.ONE)) {
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

  /** Blocks among those of a function, with branches for what is yielded. */
  private static boolean inlineBlocks(ExecuteRegionOp op, Rewriter rewriter) {
    Operation self = op.operation();
    Operation parent = self.parent();
    boolean isPossible =
        parent != null
            && (parent.is(ExecuteRegionOp.MODEL) || parent.as(FunctionOpInterface.class) != null);
    if (op.noInline() || !isPossible) {
      return false;
    }
    Block previous = Objects.requireNonNull(self.block());
    Block next = rewriter.split(self);
    rewriter.setInsertionPointToEnd(previous);
    BranchOp.build(
        rewriter, self.location(), List.of(), Objects.requireNonNull(op.region().first()));
    for (Block block : op.region().blocks()) {
      Operation last = Objects.requireNonNull(block.last());
      if (last.is(YieldOp.MODEL)) {
        rewriter.setInsertionPoint(last);
        BranchOp.build(rewriter, last.location(), List.copyOf(last.operands()), next);
        rewriter.erase(last);
      }
    }
    rewriter.inlineBefore(op.region(), next);
    List<Value> arguments = new ArrayList<>();
    op.results()
        .forEach(result -> arguments.add(next.addArgument(result.type(), result.location())));
    rewriter.replace(self, arguments);
    return true;
  }

  private static boolean chooseCase(IndexSwitchOp op, Rewriter rewriter) {
    Attribute known = Matchers.constant(op.arg());
    if (!(known instanceof IntegerAttr)) {
      return false;
    }
    Region chosen = op.entrySuccessorRegions(List.of(known)).get(0).region();
    Block body = Objects.requireNonNull(Objects.requireNonNull(chosen).first());
    Operation terminator = Objects.requireNonNull(body.last());
    List<Value> yielded = List.copyOf(terminator.operands());
    rewriter.inlineBefore(body, op.operation(), List.of());
    // First, as in MLIR: what the yielded values are defined by is visited again if few use it.
    rewriter.erase(terminator);
    rewriter.replace(op.operation(), yielded);
    return true;
  }
}
