// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.builtin.BoolAttr;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.SelectOp;
import dev.ods.dialects.ub.UnreachableOp;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of branches and assertions. */
final class BranchPatterns {
  private BranchPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(AssertOp.MODEL, "EraseRedundantAssertions", 1, BranchPatterns::eraseAssertion)
        .add(BranchOp.MODEL, BranchOp::of, "cf.br", BranchPatterns::simplify)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "SimplifyConstCondBranchPred",
            BranchPatterns::chooseConstant)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "SimplifyPassThroughCondBranch",
            BranchPatterns::collapse)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "SimplifyCondBranchIdenticalSuccessors",
            BranchPatterns::mergeSuccessors)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "SimplifyCondBranchFromCondBranchOnSameCondition",
            BranchPatterns::repeatCondition)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "CondBranchTruthPropagation",
            BranchPatterns::propagateTruth)
        .add(
            CondBranchOp.MODEL,
            CondBranchOp::of,
            "DropUnreachableCondBranch",
            BranchPatterns::dropUnreachable);
    SwitchPatterns.addTo(patterns);
  }

  private static boolean eraseAssertion(Operation op, Rewriter rewriter) {
    if (!Matchers.isOne(op.operand(0))) {
      return false;
    }
    rewriter.erase(op);
    return true;
  }

  /** A block, and what is passed to it. */
  record Target(Block block, List<Value> operands) {}

  static boolean branch(Operation op, Block to, List<Value> operands, Rewriter rewriter) {
    BranchOp made = BranchOp.build(rewriter, op.location(), List.copyOf(operands), to);
    rewriter.replace(op, made.operation());
    return true;
  }

  /** Where a block goes that does nothing but branch; null if it does more, or goes in a circle. */
  static @Nullable Target collapsed(Block block, List<Value> operands) {
    Operation only = block.first();
    if (only == null || only.next() != null || !only.is(BranchOp.MODEL)) {
      return null;
    }
    for (Value argument : block.arguments()) {
      for (OpOperand use : argument.uses()) {
        if (!use.owner().equals(only)) {
          return null;
        }
      }
    }
    Block target = only.successor(0);
    if (target.equals(block) || goesInCircle(block, target)) {
      return null;
    }
    List<Value> passed = new ArrayList<>();
    for (Value operand : only.operands()) {
      boolean own = operand.isBlockArgument() && block.equals(operand.ownerBlock());
      passed.add(own ? operands.get(operand.index()) : operand);
    }
    return new Target(target, passed);
  }

  private static boolean goesInCircle(Block block, Block target) {
    Set<Block> visited = new HashSet<>(List.of(block, target));
    for (Operation next = target.last(); next != null && next.is(BranchOp.MODEL); ) {
      Block successor = next.successor(0);
      if (!visited.add(successor)) {
        return true;
      }
      next = successor.last();
    }
    return false;
  }

  private static boolean simplify(BranchOp op, Rewriter rewriter) {
    Operation branch = op.operation();
    Block from = Objects.requireNonNull(branch.block());
    Block to = op.dest();
    if (!to.equals(from) && to.singlePredecessor() != null) {
      List<Value> operands = List.copyOf(op.destOperands());
      rewriter.erase(branch);
      rewriter.merge(to, from, operands);
      return true;
    }
    Target target = to.equals(from) ? null : collapsed(to, op.destOperands());
    return target != null && branch(branch, target.block(), target.operands(), rewriter);
  }

  private static boolean chooseConstant(CondBranchOp op, Rewriter rewriter) {
    APInt known = Matchers.integer(op.condition());
    return known != null && choose(op, !known.isZero(), rewriter);
  }

  private static boolean choose(CondBranchOp op, boolean first, Rewriter rewriter) {
    return first
        ? branch(op.operation(), op.trueDest(), op.trueDestOperands(), rewriter)
        : branch(op.operation(), op.falseDest(), op.falseDestOperands(), rewriter);
  }

  private static boolean collapse(CondBranchOp op, Rewriter rewriter) {
    Target first = collapsed(op.trueDest(), op.trueDestOperands());
    Target second = collapsed(op.falseDest(), op.falseDestOperands());
    if (first == null && second == null) {
      return false;
    }
    Target ifTrue = first == null ? new Target(op.trueDest(), op.trueDestOperands()) : first;
    Target ifFalse = second == null ? new Target(op.falseDest(), op.falseDestOperands()) : second;
    CondBranchOp made =
        CondBranchOp.build(
            rewriter,
            op.operation().location(),
            op.condition(),
            List.copyOf(ifTrue.operands()),
            List.copyOf(ifFalse.operands()),
            op.branchWeights().orElse(null),
            ifTrue.block(),
            ifFalse.block());
    rewriter.replace(op.operation(), made.operation());
    return true;
  }

  private static boolean mergeSuccessors(CondBranchOp op, Rewriter rewriter) {
    Block to = op.trueDest();
    if (!to.equals(op.falseDest())) {
      return false;
    }
    List<Value> first = op.trueDestOperands();
    List<Value> second = op.falseDestOperands();
    if (!first.equals(second) && to.uniquePredecessor() == null) {
      return false;
    }
    List<Value> merged = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      Value ifTrue = first.get(i);
      Value ifFalse = second.get(i);
      merged.add(
          ifTrue.equals(ifFalse)
              ? ifTrue
              : SelectOp.build(rewriter, op.operation().location(), op.condition(), ifTrue, ifFalse)
                  .result());
    }
    return branch(op.operation(), to, merged, rewriter);
  }

  private static boolean repeatCondition(CondBranchOp op, Rewriter rewriter) {
    Block block = Objects.requireNonNull(op.operation().block());
    Block predecessor = block.singlePredecessor();
    Operation last = predecessor == null ? null : predecessor.last();
    return last != null
        && last.is(CondBranchOp.MODEL)
        && last.operand(0).equals(op.condition())
        && choose(op, block.equals(last.successor(0)), rewriter);
  }

  /** In the block to which a condition leads, it is known. */
  private static boolean propagateTruth(CondBranchOp op, Rewriter rewriter) {
    boolean first = propagate(op, op.trueDest(), true, rewriter);
    boolean second = propagate(op, op.falseDest(), false, rewriter);
    return first || second;
  }

  private static boolean propagate(CondBranchOp op, Block to, boolean truth, Rewriter rewriter) {
    if (to.singlePredecessor() == null) {
      return false;
    }
    List<OpOperand> uses = usesIn(to, op.condition());
    if (uses.isEmpty()) {
      return false;
    }
    BoolAttr value = BoolAttr.get(rewriter.context(), truth);
    Value constant = ConstantOp.build(rewriter, op.operation().location(), value).result();
    uses.forEach(use -> rewriter.modify(use.owner(), () -> use.set(constant)));
    return true;
  }

  /**
   * The uses of a value directly in a block. Many branches may have the same condition: where there
   * are none, it looks at no more uses than there are operations in the block.
   */
  private static List<OpOperand> usesIn(Block block, Value value) {
    Iterator<OpOperand> all = value.uses().iterator();
    Operation op = block.first();
    while (op != null && all.hasNext() && !op.operands().contains(value)) {
      all.next();
      op = op.next();
    }
    List<OpOperand> uses = new ArrayList<>();
    if (op != null) {
      for (OpOperand use : value.uses()) {
        if (block.equals(use.owner().block())) {
          uses.add(use);
        }
      }
    }
    return uses;
  }

  /** Where one of two blocks cannot be reached, the other one is. */
  private static boolean dropUnreachable(CondBranchOp op, Rewriter rewriter) {
    if (isUnreachable(op.trueDest())) {
      return branch(op.operation(), op.falseDest(), op.falseDestOperands(), rewriter);
    }
    return isUnreachable(op.falseDest())
        && branch(op.operation(), op.trueDest(), op.trueDestOperands(), rewriter);
  }

  private static boolean isUnreachable(Block block) {
    Operation only = block.first();
    return only != null && only.next() == null && only.is(UnreachableOp.MODEL);
  }
}
