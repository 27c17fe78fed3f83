// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.visit.BlockGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Erases an operation and what is nested in it one by one, users before definitions, so that a
 * listener sees consistent IR each time: regions last to first, blocks in post-order, operations
 * last to first. Nested regions are kept on a stack of its own, as they may be nested deeper than
 * the thread's stack is.
 */
final class TreeEraser {
  private final RewriteListener listener;
  private final Deque<Frame> stack = new ArrayDeque<>();

  TreeEraser(RewriteListener listener) {
    this.listener = listener;
  }

  /** An operation whose nested operations are being erased. */
  private final class Frame {
    final Operation op;

    /** The number of regions to which the eraser has not come. */
    private int regions;

    /** The blocks of a region: those that its first one reaches, then those of the first other. */
    private List<List<Block>> groups = List.of();

    /** The group whose blocks are being emptied. */
    private int group;

    /** The block of the group that is being emptied. */
    private int block;

    Frame(Operation op) {
      this.op = op;
      this.regions = op.regionCount();
    }

    /** The nested operation that comes next, after the blocks that are empty; or null. */
    @Nullable Operation next() {
      while (true) {
        if (group < groups.size()) {
          Operation last = lastIn(groups.get(group));
          if (last != null) {
            return last;
          }
          groups.get(group).forEach(TreeEraser.this::eraseBlock);
          group++;
          block = 0;
        } else if (regions > 0) {
          groups = groups(op.region(--regions));
          group = 0;
        } else {
          return null;
        }
      }
    }

    private @Nullable Operation lastIn(List<Block> blocks) {
      for (; block < blocks.size(); block++) {
        Operation last = blocks.get(block).last();
        if (last != null) {
          return last;
        }
      }
      return null;
    }
  }

  /** All at once, as the successors of the later ones may be erased before. */
  private static List<List<Block>> groups(Region region) {
    List<List<Block>> groups = new ArrayList<>();
    Set<Block> visited = new HashSet<>();
    for (Block start : region.blocks()) {
      List<Block> reached = BlockGraph.postOrder(start, visited);
      if (!reached.isEmpty()) {
        groups.add(reached);
      }
    }
    return groups;
  }

  /** Erases an operation whose results are not used. */
  void erase(Operation root) {
    stack.push(new Frame(root));
    while (!stack.isEmpty()) {
      Frame top = stack.getFirst();
      Operation nested = top.next();
      if (nested != null) {
        stack.push(new Frame(nested));
      } else {
        stack.pop();
        eraseSingle(top.op);
      }
    }
  }

  private void eraseBlock(Block block) {
    block.arguments().forEach(Value::dropAllUses);
    block.dropAllUses();
    listener.blockErased(block);
    block.erase();
  }

  private void eraseSingle(Operation op) {
    listener.operationErased(op);
    // In a graph region, users may come after their definitions.
    op.results().forEach(Value::dropAllUses);
    op.erase();
  }
}
