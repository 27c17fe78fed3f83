// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionFlow;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.ValueRange;
import dev.ods.rewrite.ForwardedOperands;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What branches forward to blocks, and operations to regions, that nothing needs. */
final class DeadForwarding {
  private final LivenessAnalysis liveness;
  private final UndefinedOps undefined;
  private final List<BranchOpInterface> branches = new ArrayList<>();
  private final List<OpOperand> toPoison = new ArrayList<>();

  /** The arguments of blocks for which each branch passes something dead. */
  private final Map<Block, BitSet> arguments = new LinkedHashMap<>();

  DeadForwarding(LivenessAnalysis liveness, UndefinedOps undefined) {
    this.liveness = liveness;
    this.undefined = undefined;
  }

  // --- Regions.

  /** Collects the operands whose values are dead, or all that they are forwarded to. */
  void collect(RegionBranchOpInterface op) {
    Map<OpOperand, Boolean> needed = new LinkedHashMap<>();
    RegionFlow.forEachForwarded(
        op,
        (operand, input) ->
            needed.merge(
                operand,
                liveness.isLive(operand.get()) && liveness.isLive(input),
                Boolean::logicalOr));
    needed.forEach(
        (operand, isNeeded) -> {
          if (!isNeeded) {
            toPoison.add(operand);
          }
        });
  }

  /** Replaces the operands of regions; inputs that only poison reaches can be removed then. */
  void poisonRegionOperands() {
    for (OpOperand operand : toPoison) {
      operand.set(undefined.poison(OpBuilder.before(operand.owner()), operand.get()));
    }
  }

  // --- Blocks.

  /** Collects a branch that stays. */
  void collect(BranchOpInterface branch) {
    branches.add(branch);
  }

  /**
   * Decides, after all branches are collected, which arguments of blocks to erase: those for which
   * all of them pass something that is dead and can be erased.
   */
  void choose() {
    for (BranchOpInterface branch : branches) {
      List<ValueRange> forwarded = branch.allSuccessorOperands();
      for (int i = 0; i < forwarded.size(); i++) {
        Block block = branch.operation().successor(i);
        BitSet dead = deadArguments(branch, i, forwarded.get(i));
        BitSet known = arguments.putIfAbsent(block, dead);
        if (known != null) {
          known.and(dead);
        }
      }
    }
  }

  private BitSet deadArguments(BranchOpInterface branch, int successor, ValueRange operands) {
    BitSet dead = new BitSet();
    int produced = branch.producedOperandCount(successor);
    boolean areErasable = ForwardedOperands.areErasable(branch, successor);
    for (int i = 0; i < operands.size(); i++) {
      dead.set(produced + i, areErasable && !liveness.isLive(operands.get(i)));
    }
    return dead;
  }

  /** Erases the operands for the chosen arguments. */
  void eraseOperands() {
    for (BranchOpInterface branch : branches) {
      List<BitSet> dead = new ArrayList<>();
      for (int i = 0; i < branch.operation().successorCount(); i++) {
        BitSet chosen = arguments.getOrDefault(branch.operation().successor(i), new BitSet());
        dead.add(chosen.get(branch.producedOperandCount(i), chosen.length()));
      }
      ForwardedOperands.erase(branch, dead);
    }
  }

  /** Erases the chosen arguments. */
  void eraseArguments() {
    arguments.forEach((block, indices) -> eraseArguments(block, indices, undefined));
  }

  /** Erases arguments of a block; what still uses them gets poison. */
  static void eraseArguments(Block block, BitSet indices, UndefinedOps undefined) {
    for (int i = indices.length() - 1; i >= 0; i = indices.previousSetBit(i - 1)) {
      undefined.poisonUses(block.argument(i));
    }
    block.eraseArguments(indices);
  }
}
