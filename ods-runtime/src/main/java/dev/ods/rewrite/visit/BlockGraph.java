// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.visit;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The blocks of a region in orders that follow their successors. */
public final class BlockGraph {
  private BlockGraph() {}

  /** The blocks to which a path leads from one, which is among them. */
  public static Set<Block> reachable(Block start) {
    Set<Block> reachable = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>();
    reachable.add(start);
    for (Block next = start; next != null; next = pending.poll()) {
      for (int i = 0; i < next.successorCount(); i++) {
        Block successor = next.successor(i);
        if (reachable.add(successor)) {
          pending.push(successor);
        }
      }
    }
    return reachable;
  }

  private static final class Visit {
    final Block block;
    int next;

    Visit(Block block) {
      this.block = block;
    }
  }

  /**
   * The blocks that are reachable from one, each after its successors, except along back edges.
   *
   * @param visited blocks that are left out with what only they reach; those found are added
   */
  public static List<Block> postOrder(Block start, Set<Block> visited) {
    List<Block> order = new ArrayList<>();
    if (!visited.add(start)) {
      return order;
    }
    Deque<Visit> stack = new ArrayDeque<>();
    stack.push(new Visit(start));
    while (!stack.isEmpty()) {
      Visit top = stack.getFirst();
      if (top.next == top.block.successorCount()) {
        order.add(top.block);
        stack.pop();
      } else {
        Block successor = top.block.successor(top.next++);
        if (visited.add(successor)) {
          stack.push(new Visit(successor));
        }
      }
    }
    return order;
  }

  /**
   * Sorts operations that are in a region, or nested in it: each behind what dominates it.
   *
   * @return a new list
   */
  public static List<Operation> sorted(Collection<Operation> ops, Region region) {
    List<Block> blocks = new ArrayList<>();
    Set<Block> visited = new HashSet<>();
    for (Block block : region.blocks()) {
      List<Block> reached = postOrder(block, visited);
      Collections.reverse(reached);
      blocks.addAll(reached);
    }
    Map<Block, Integer> indexes = new HashMap<>();
    blocks.forEach(block -> indexes.put(block, indexes.size()));
    Map<Operation, Operation> places = new HashMap<>();
    ops.forEach(op -> places.put(op, ancestorIn(region, op)));
    List<Operation> sorted = new ArrayList<>(ops);
    sorted.sort(
        (a, b) -> {
          Operation x = Objects.requireNonNull(places.get(a));
          Operation y = Objects.requireNonNull(places.get(b));
          int byBlock = Integer.compare(index(x, indexes), index(y, indexes));
          return byBlock != 0 || x.equals(y) ? byBlock : x.isBeforeInBlock(y) ? -1 : 1;
        });
    return sorted;
  }

  private static int index(Operation op, Map<Block, Integer> indexes) {
    return Objects.requireNonNull(indexes.get(Objects.requireNonNull(op.block())));
  }

  private static Operation ancestorIn(Region region, Operation op) {
    Operation ancestor = op;
    while (!region.equals(ancestor.parentRegion())) {
      ancestor = Objects.requireNonNull(ancestor.parent());
    }
    return ancestor;
  }
}
