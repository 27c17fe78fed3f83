// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.BranchOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What branches forward to each of their successors. It is found out once for all successors of a
 * branch, as there may be thousands; so nothing may change as long as it is in use.
 */
final class BranchEdges {
  private final Map<Operation, Map<Block, List<Edge>>> found = new HashMap<>();

  /**
   * A way from a branch to a block.
   *
   * @param successor the index of the block among the successors
   */
  record Edge(int successor, ValueRange forwarded) {}

  /**
   * All ways from a branch to a block, in the order of the successors.
   *
   * @param branch is kept, so that its operation must not be borrowed: it is one that the analysis
   *     has found in a block, and not that of a hook
   */
  List<Edge> between(BranchOpInterface branch, Block to) {
    return found.computeIfAbsent(branch.operation(), op -> all(branch)).getOrDefault(to, List.of());
  }

  private static Map<Block, List<Edge>> all(BranchOpInterface branch) {
    Map<Block, List<Edge>> edges = new HashMap<>();
    List<ValueRange> forwarded = branch.allSuccessorOperands();
    for (int i = 0; i < forwarded.size(); i++) {
      edges
          .computeIfAbsent(branch.operation().successor(i), block -> new ArrayList<>(1))
          .add(new Edge(i, forwarded.get(i)));
    }
    return edges;
  }
}
