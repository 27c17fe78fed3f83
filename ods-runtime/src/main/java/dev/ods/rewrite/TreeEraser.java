// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Erases an operation and what is nested in it one by one, users before definitions, so that a
 * listener sees consistent IR each time. Nested regions are kept on a stack of its own, as they may
 * be nested deeper than the thread's stack is.
 */
final class TreeEraser {
  private final RewriteListener listener;
  private final Deque<Frame> stack = new ArrayDeque<>();

  TreeEraser(RewriteListener listener) {
    this.listener = listener;
  }

  /** An operation whose nested operations are being erased. */
  private static final class Frame {
    final Operation op;
    final Deque<Operation> nested;

    Frame(Operation op) {
      this.op = op;
      this.nested = op.regionCount() == 0 ? new ArrayDeque<>(0) : nestedOf(op);
    }

    /** Regions last to first, blocks in post-order, operations last to first. */
    private static Deque<Operation> nestedOf(Operation op) {
      Deque<Operation> order = new ArrayDeque<>();
      for (int i = op.regionCount() - 1; i >= 0; i--) {
        for (Block block : allInPostOrder(op.region(i))) {
          for (Operation each = block.last(); each != null; each = each.previous()) {
            order.add(each);
          }
        }
      }
      return order;
    }

    /** Those that the entry does not reach come after the others, in the same manner. */
    private static List<Block> allInPostOrder(Region region) {
      List<Block> order = new ArrayList<>();
      Set<Block> visited = new HashSet<>();
      for (Block start : region.blocks()) {
        order.addAll(BlockGraph.postOrder(start, visited));
      }
      return order;
    }
  }

  /** Erases an operation whose results are not used. */
  void erase(Operation root) {
    stack.push(new Frame(root));
    while (!stack.isEmpty()) {
      Frame top = stack.getFirst();
      Operation nested = top.nested.poll();
      if (nested != null) {
        stack.push(new Frame(nested));
      } else {
        stack.pop();
        eraseBlocks(top.op);
        eraseSingle(top.op);
      }
    }
  }

  private void eraseBlocks(Operation op) {
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block : op.region(i).blocks()) {
        block.arguments().forEach(argument -> argument.dropAllUses());
        listener.blockErased(block);
        block.erase();
      }
    }
  }

  private void eraseSingle(Operation op) {
    listener.operationErased(op);
    // In a graph region, users may come after their definitions.
    op.results().forEach(result -> result.dropAllUses());
    op.erase();
  }
}
