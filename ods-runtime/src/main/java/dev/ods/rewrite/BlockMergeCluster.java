// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.BranchOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** Blocks that can be merged into the first one. */
final class BlockMergeCluster {
  private final Block leader;
  private final List<Block> others = new ArrayList<>();

  /** The operands that differ, and thus become arguments. */
  private final TreeSet<Place> differing = new TreeSet<>();

  /**
   * An operand of an operation of a block.
   *
   * @param op the index of the operation
   */
  private record Place(int op, int operand) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return op == other.op
          ? Integer.compare(operand, other.operand)
          : Integer.compare(op, other.op);
    }
  }

  BlockMergeCluster(Block leader) {
    this.leader = leader;
  }

  // --- Comparison.

  /** Adds a block with the same successors if it does the same; returns whether it was added. */
  boolean add(Block block) {
    List<Place> found = new ArrayList<>();
    if (!leader.arguments().types().equals(block.arguments().types()) || !compare(block, found)) {
      return false;
    }
    differing.addAll(found);
    others.add(block);
    return true;
  }

  private boolean compare(Block block, List<Place> found) {
    Map<Value, Value> counterparts = new HashMap<>();
    pair(leader.arguments(), block.arguments(), counterparts);
    Operation a = leader.first();
    Operation b = block.first();
    int index = 0;
    while (a != null && b != null) {
      if (!OperationEquivalence.haveSameShape(a, b)
          || !compareOperands(a, b, block, counterparts, index, found)
          || isUsedOutside(a, leader)
          || isUsedOutside(b, block)) {
        return false;
      }
      pair(a.results(), b.results(), counterparts);
      a = a.next();
      b = b.next();
      index++;
    }
    return a == null && b == null;
  }

  private static void pair(List<Value> of, List<Value> other, Map<Value, Value> counterparts) {
    for (int i = 0; i < of.size(); i++) {
      counterparts.put(of.get(i), other.get(i));
    }
  }

  private boolean compareOperands(
      Operation a,
      Operation b,
      Block block,
      Map<Value, Value> counterparts,
      int index,
      List<Place> found) {
    for (int i = 0; i < a.operandCount(); i++) {
      Value x = a.operand(i);
      Value y = b.operand(i);
      if (x.equals(y)) {
        continue;
      }
      boolean inBlock = leader.equals(x.ownerBlock());
      if (x.type() != y.type() || inBlock != block.equals(y.ownerBlock())) {
        return false;
      }
      if (inBlock) {
        if (!y.equals(counterparts.get(x))) {
          return false;
        }
      } else if (isForwardable(x, leader) && isForwardable(y, block)) {
        found.add(new Place(index, i));
      } else {
        return false;
      }
    }
    return true;
  }

  /** Whether a value is not the result of a branch to a block, which cannot forward it. */
  private static boolean isForwardable(Value value, Block block) {
    Operation definition = value.definingOp();
    Block from = value.ownerBlock();
    return definition == null
        || from == null
        || !definition.equals(from.last())
        || !block.predecessors().contains(from);
  }

  private static boolean isUsedOutside(Operation op, Block block) {
    return op.results().stream().anyMatch(result -> IdenticalBlocks.isUsedOutside(result, block));
  }

  // --- Merging.

  /** Merges the blocks into the first one; returns whether there were any, and it was possible. */
  boolean merge(Rewriter rewriter) {
    if (others.isEmpty()) {
      return false;
    }
    if (!differing.isEmpty()) {
      if (!canForwardTo(leader) || !others.stream().allMatch(BlockMergeCluster::canForwardTo)) {
        return false;
      }
      addArguments();
    }
    for (Block block : others) {
      block.replaceAllUsesWith(leader);
      rewriter.erase(block);
    }
    return true;
  }

  private static boolean canForwardTo(Block block) {
    return ForwardedOperands.areAppendable(block);
  }

  /** Lets the predecessors of each block forward the operands that differ. */
  private void addArguments() {
    List<Block> all = new ArrayList<>();
    all.add(leader);
    all.addAll(others);
    List<List<Value>> forwarded = new ArrayList<>();
    for (Block block : all) {
      forwarded.add(differingValues(block));
    }
    int before = leader.argumentCount();
    for (OpOperand operand : differingOperands(leader)) {
      Value value = operand.get();
      operand.set(leader.addArgument(value.type(), value.location()));
    }
    BitSet redundant = pruneArguments(forwarded, before);
    for (int i = 0; i < all.size(); i++) {
      List<Value> values = new ArrayList<>();
      for (int j = 0; j < differing.size(); j++) {
        if (!redundant.get(j)) {
          values.add(forwarded.get(i).get(j));
        }
      }
      forward(values, all.get(i));
    }
  }

  private List<Value> differingValues(Block block) {
    return differingOperands(block).stream().map(OpOperand::get).toList();
  }

  private List<OpOperand> differingOperands(Block block) {
    List<Operation> ops = new ArrayList<>();
    block.operations().forEach(ops::add);
    List<OpOperand> operands = new ArrayList<>();
    for (Place place : differing) {
      operands.add(ops.get(place.op).opOperand(place.operand));
    }
    return operands;
  }

  /**
   * Erases new arguments that always receive what the first one with the same value receives.
   *
   * @param before how many arguments the block had
   * @return the indexes of those that were erased, among the new ones
   */
  private BitSet pruneArguments(List<List<Value>> forwarded, int before) {
    List<Value> first = forwarded.get(0);
    BitSet redundant = new BitSet();
    BitSet erased = new BitSet();
    for (int i = 0; i < first.size(); i++) {
      int earlier = first.indexOf(first.get(i));
      int at = i;
      if (earlier < i && forwarded.stream().allMatch(one -> one.get(earlier).equals(one.get(at)))) {
        leader.argument(before + i).replaceAllUsesWith(leader.argument(before + earlier));
        redundant.set(i);
        erased.set(before + i);
      }
    }
    leader.eraseArguments(erased);
    return redundant;
  }

  private static void forward(List<Value> values, Block block) {
    IrReader reader = IrReader.of(Objects.requireNonNull(block.parentOp()));
    int use = reader.firstPredecessor(IrReader.ref(block));
    for (; use != 0; use = reader.nextPredecessor(use)) {
      Operation owner = reader.operation(reader.predecessorOp(use));
      BranchOpInterface branch = Objects.requireNonNull(owner.as(BranchOpInterface.class));
      for (Value value : values) {
        ForwardedOperands.append(branch, reader.successorIndex(use), value);
      }
    }
  }
}
