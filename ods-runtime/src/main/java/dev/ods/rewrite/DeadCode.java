// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.BranchOpInterface;
import dev.ods.effect.TrivialDeath;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.visit.BlockGraph;
import dev.ods.rewrite.visit.RefSet;
import dev.ods.stack.DeepStack;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Erases what no live operation depends on: operations, and arguments of blocks that are no entries
 * (MLIR's {@code runRegionDCE}). Everything counts as dead until it is found to be live, so that
 * dead cycles are found.
 */
final class DeadCode {
  private final Rewriter rewriter;
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final TrivialDeath death;
  private final DeepStack stack = new DeepStack();
  private final Set<Value> liveArguments = new HashSet<>();

  /** By branch: the arguments of successors that receive its operands, with null for the others. */
  private final Map<Integer, @Nullable Value[]> receivers = new HashMap<>();

  private final RefSet liveOps = new RefSet();
  private boolean grown;

  /** Whether arguments of blocks were erased, which a greedy rewrite does not count, as in MLIR. */
  private boolean erasedArguments;

  /** Whether something was not live when it was visited last. */
  private boolean foundDead;

  DeadCode(Rewriter rewriter, IrReader reader, NameTable<OpKind> kinds, TrivialDeath death) {
    this.rewriter = rewriter;
    this.reader = reader;
    this.kinds = kinds;
    this.death = death;
  }

  /** Erases what is dead in a region and in those nested in it, without a greedy rewrite. */
  static boolean eliminate(Region region, IrReader reader, Rewriter rewriter) {
    FrozenRewritePatternSet none =
        FrozenRewritePatternSet.of(RewritePatternSet.create(rewriter.context()));
    DeadCode code = new DeadCode(rewriter, reader, none.kinds(true), new TrivialDeath());
    return code.eliminate(region) || code.erasedArguments;
  }

  /** Erases what is dead in a region and in those nested in it; whether operations were. */
  boolean eliminate(Region region) {
    do {
      grown = false;
      foundDead = false;
      propagate(IrReader.ref(region));
    } while (grown && foundDead);
    return foundDead && erase(region);
  }

  // --- Liveness.

  private void markLive(int op) {
    grown |= liveOps.add(op);
  }

  private void markLive(Value argument) {
    grown |= liveArguments.add(argument);
  }

  /** Blocks and operations from last to first, as uses mostly come after definitions. */
  private void propagate(int region) {
    int first = reader.firstBlock(region);
    if (first == 0) {
      return;
    }
    if (first == reader.lastBlock(region)) {
      propagateOps(first);
      return;
    }
    for (Block block : postOrder(reader.region(region))) {
      propagateOps(IrReader.ref(block));
      if (!block.isEntryBlock()) {
        propagateArguments(block);
      }
    }
  }

  private static List<Block> postOrder(Region region) {
    return region.isEmpty()
        ? List.of()
        : BlockGraph.postOrder(Objects.requireNonNull(region.first()), new HashSet<>());
  }

  private void propagateArguments(Block block) {
    for (Value argument : block.arguments()) {
      if (!liveArguments.contains(argument)) {
        if (hasLiveUse(IrReader.ref(argument))) {
          markLive(argument);
        } else {
          foundDead = true;
        }
      }
    }
  }

  private void propagateOps(int block) {
    for (int op = reader.lastOp(block); op != 0; op = reader.previous(op)) {
      for (int i = 0; i < reader.regionCount(op); i++) {
        int region = reader.region(op, i);
        stack.run(() -> propagate(region));
      }
      OpKind kind = kinds.of(reader, op);
      if (kind.terminates()) {
        markLive(op);
        propagateForwarded(op);
      } else if (!liveOps.contains(op)) {
        if (!wouldBeDead(op, kind) || hasLiveResult(op)) {
          markLive(op);
        } else {
          foundDead = true;
        }
      }
    }
  }

  private boolean wouldBeDead(int op, OpKind kind) {
    return kind.diesUnused() || (kind.mayDie() && death.wouldBe(reader.operation(op)));
  }

  /** The operands that a branch forwards are live if the arguments are that receive them. */
  private void propagateForwarded(int terminator) {
    if (reader.successorCount(terminator) == 0) {
      return;
    }
    Operation op = reader.operation(terminator);
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    for (int i = 0; i < op.successorCount(); i++) {
      ValueRange arguments = op.successor(i).arguments();
      int unknown =
          branch != null && ForwardedOperands.areErasable(branch, i)
              ? branch.producedOperandCount(i)
              : arguments.size();
      arguments.slice(0, unknown).forEach(this::markLive);
    }
  }

  private boolean hasLiveResult(int op) {
    for (int i = 0; i < reader.resultCount(op); i++) {
      if (hasLiveUse(IrReader.result(op, i))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasLiveUse(long value) {
    for (int use = reader.firstUse(value); use != 0; use = reader.nextUse(use)) {
      int user = reader.userOf(use);
      if (liveOps.contains(user)
          && (reader.successorCount(user) == 0 || isNeeded(user, reader.operandIndex(use)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a branch needs an operand, which is not forwarded to a dead argument then. */
  private boolean isNeeded(int branch, int operand) {
    @Nullable Value[] arguments = receivers.computeIfAbsent(branch, this::findReceivers);
    Value argument = operand < arguments.length ? arguments[operand] : null;
    return argument == null || liveArguments.contains(argument);
  }

  private @Nullable Value[] findReceivers(int terminator) {
    BranchOpInterface branch =
        kinds.of(reader, terminator).terminates()
            ? reader.operation(terminator).as(BranchOpInterface.class)
            : null;
    if (branch == null) {
      return new Value[0];
    }
    @Nullable Value[] arguments = new @Nullable Value[reader.operandCount(terminator)];
    List<ValueRange> forwarded = branch.allSuccessorOperands();
    for (int i = 0; i < forwarded.size(); i++) {
      ValueRange operands = forwarded.get(i);
      ValueRange all = branch.operation().successor(i).arguments();
      for (int j = 0; j < operands.size(); j++) {
        arguments[operands.firstOperandIndex() + j] = all.get(branch.producedOperandCount(i) + j);
      }
    }
    return arguments;
  }

  // --- Erasure.

  private boolean erase(Region region) {
    boolean erased = false;
    for (Block block : postOrder(region)) {
      if (!region.hasOneBlock()) {
        eraseForwarded(block.terminator());
      }
      Operation previous;
      for (Operation op = block.last(); op != null; op = previous) {
        previous = op.previous();
        erased |= liveOps.contains(IrReader.ref(op)) ? eraseNested(op) : eraseDead(op);
      }
    }
    for (Block block : region.blocks()) {
      if (!block.isEntryBlock() && block.argumentCount() > 0) {
        BitSet dead = new BitSet();
        for (int i = 0; i < block.argumentCount(); i++) {
          dead.set(i, !liveArguments.contains(block.argument(i)));
        }
        block.eraseArguments(dead);
        erasedArguments |= !dead.isEmpty();
      }
    }
    return erased;
  }

  /** Erases what a branch forwards to dead arguments. */
  private void eraseForwarded(@Nullable Operation terminator) {
    BranchOpInterface branch = terminator == null ? null : terminator.as(BranchOpInterface.class);
    if (terminator == null || branch == null) {
      return;
    }
    List<BitSet> dead = new ArrayList<>();
    for (int i = 0; i < terminator.successorCount(); i++) {
      int produced = branch.producedOperandCount(i);
      ValueRange arguments = terminator.successor(i).arguments();
      BitSet operands = new BitSet();
      for (int at = produced; at < arguments.size(); at++) {
        operands.set(at - produced, !liveArguments.contains(arguments.get(at)));
      }
      dead.add(operands);
    }
    ForwardedOperands.erase(branch, dead);
  }

  private boolean eraseDead(Operation op) {
    op.results().forEach(Value::dropAllUses);
    rewriter.erase(op);
    return true;
  }

  private boolean eraseNested(Operation op) {
    boolean erased = false;
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      erased |= stack.call(() -> erase(region));
    }
    return erased;
  }
}
