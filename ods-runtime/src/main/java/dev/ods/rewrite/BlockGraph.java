// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** The blocks of a region in orders that follow their successors. */
final class BlockGraph {
  private BlockGraph() {}

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
  static List<Block> postOrder(Block start, Set<Block> visited) {
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
}
