// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.BranchOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Drops arguments of blocks that receive the same value from all predecessors. */
final class RedundantArguments {
  private final Rewriter rewriter;

  /** The edges to each block that has arguments. */
  private final Map<Block, List<Edge>> edges = new HashMap<>();

  /** The blocks to which a predecessor forwards values in a way that only its own code knows. */
  private final Set<Block> opaque = new HashSet<>();

  /** Of the operands of each branch, for each successor, those of dropped arguments. */
  private final Map<BranchOpInterface, List<BitSet>> redundant = new LinkedHashMap<>();

  private RedundantArguments(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** A branch to the block as one of its successors, and what it forwards. */
  private record Edge(BranchOpInterface branch, int successor, ValueRange forwarded) {}

  /** Drops arguments in a region and in those nested in it; returns whether there were any. */
  static boolean drop(Region region, Rewriter rewriter) {
    boolean dropped = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(region);
    for (Region next = pending.poll(); next != null; next = pending.poll()) {
      if (!next.hasOneBlock()) {
        dropped |= new RedundantArguments(rewriter).dropIn(next);
      }
      IdenticalBlocks.pushNested(next, pending);
    }
    return dropped;
  }

  private boolean dropIn(Region region) {
    for (Block block : region.blocks()) {
      collectEdges(block);
    }
    boolean dropped = false;
    for (Block block : region.blocks()) {
      if (!opaque.contains(block)) {
        dropped |= dropIn(block, edges.getOrDefault(block, List.of()));
      }
    }
    redundant.forEach(ForwardedOperands::erase);
    return dropped;
  }

  private void collectEdges(Block from) {
    Operation terminator = from.last();
    if (terminator == null || terminator.successorCount() == 0) {
      return;
    }
    BranchOpInterface branch = terminator.as(BranchOpInterface.class);
    List<ValueRange> forwarded = branch == null ? List.of() : branch.allSuccessorOperands();
    for (int i = 0; i < terminator.successorCount(); i++) {
      Block to = terminator.successor(i);
      if (to.argumentCount() == 0) {
        continue;
      }
      if (branch == null || !ForwardedOperands.areErasable(branch, i)) {
        opaque.add(to);
      } else {
        edges
            .computeIfAbsent(to, block -> new ArrayList<>())
            .add(new Edge(branch, i, forwarded.get(i)));
      }
    }
  }

  private boolean dropIn(Block block, List<Edge> incoming) {
    BitSet dropped = new BitSet();
    for (int i = 0; i < block.argumentCount() && !incoming.isEmpty(); i++) {
      Value common = commonValue(incoming, i);
      if (common != null && !common.equals(block.argument(i))) {
        rewriter.replaceAllUses(block.argument(i), common);
        dropped.set(i);
      }
    }
    block.eraseArguments(dropped);
    for (Edge edge : incoming) {
      int produced = edge.branch.producedOperandCount(edge.successor);
      BitSet operands = redundant(edge.branch).get(edge.successor);
      dropped.stream().forEach(argument -> operands.set(argument - produced));
    }
    return !dropped.isEmpty();
  }

  private List<BitSet> redundant(BranchOpInterface branch) {
    return redundant.computeIfAbsent(
        branch,
        key -> Stream.generate(BitSet::new).limit(key.operation().successorCount()).toList());
  }

  /** What all branches forward to an argument; null if that differs. */
  private static @Nullable Value commonValue(List<Edge> edges, int argument) {
    Value common = null;
    for (Edge edge : edges) {
      int at = argument - edge.branch.producedOperandCount(edge.successor);
      if (at < 0 || (common != null && !common.equals(edge.forwarded.get(at)))) {
        return null;
      }
      common = edge.forwarded.get(at);
    }
    return common;
  }
}
