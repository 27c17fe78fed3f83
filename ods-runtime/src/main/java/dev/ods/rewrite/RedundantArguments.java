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
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Drops arguments of blocks that receive the same value from all predecessors. */
final class RedundantArguments {
  private final Rewriter rewriter;

  private RedundantArguments(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** A branch to the block as one of its successors, and what it forwards. */
  private record Edge(BranchOpInterface branch, int successor, ValueRange forwarded) {}

  /** Drops arguments in a region and in those nested in it; returns whether there were any. */
  static boolean drop(Region region, Rewriter rewriter) {
    RedundantArguments dropping = new RedundantArguments(rewriter);
    boolean dropped = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(region);
    for (Region next = pending.poll(); next != null; next = pending.poll()) {
      for (Block block : next.blocks()) {
        dropped |= block.argumentCount() > 0 && dropping.dropIn(block);
      }
      IdenticalBlocks.pushNested(next, pending);
    }
    return dropped;
  }

  private boolean dropIn(Block block) {
    List<Edge> edges = edges(block);
    if (edges.isEmpty()) {
      return false;
    }
    boolean dropped = false;
    List<Integer> redundant = new ArrayList<>();
    for (int i = 0; i < block.argumentCount(); i++) {
      Value common = commonValue(edges, i);
      if (common != null && !common.equals(block.argument(i))) {
        rewriter.replaceAllUses(block.argument(i), common);
        redundant.add(i);
        dropped = true;
      }
    }
    for (int i = redundant.size() - 1; i >= 0; i--) {
      int argument = redundant.get(i);
      block.eraseArgument(argument);
      for (Edge edge : edges) {
        int produced = edge.branch.producedOperandCount(edge.successor);
        ForwardedOperands.erase(edge.branch, edge.successor, argument - produced);
      }
    }
    return dropped;
  }

  /** The branches to a block; none if one of its predecessors forwards values in another way. */
  private static List<Edge> edges(Block block) {
    List<Edge> edges = new ArrayList<>();
    Set<Block> predecessors = new LinkedHashSet<>(block.predecessors());
    for (Block predecessor : predecessors) {
      Operation terminator = Objects.requireNonNull(predecessor.last());
      BranchOpInterface branch = terminator.as(BranchOpInterface.class);
      List<ValueRange> forwarded = branch == null ? List.of() : branch.allSuccessorOperands();
      for (int i = 0; i < terminator.successorCount(); i++) {
        if (terminator.successor(i).equals(block)) {
          if (branch == null || !ForwardedOperands.areErasable(branch, i)) {
            return List.of();
          }
          edges.add(new Edge(branch, i, forwarded.get(i)));
        }
      }
    }
    return edges;
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
