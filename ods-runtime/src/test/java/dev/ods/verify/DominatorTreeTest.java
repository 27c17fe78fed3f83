// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class DominatorTreeTest {
  @Provide
  Arbitrary<ControlFlow> graphs() {
    return ControlFlow.arbitrary(12);
  }

  @Property(tries = 3000)
  void agreesWithTheDefinition(@ForAll("graphs") ControlFlow graph) {
    DominatorTree tree = new DominatorTree(graph.firstEdges(), graph.targets());
    BitSet reachable = graph.reachable(-1);
    for (int a = 0; a < graph.size(); a++) {
      assertEquals(reachable.get(a), tree.isReachable(a));
      for (int b = 0; b < graph.size(); b++) {
        assertEquals(graph.dominates(a, b), tree.dominates(a, b), a + " over " + b);
      }
    }
  }

  @Property(tries = 1000)
  void findsTheNearestCommonDominator(@ForAll("graphs") ControlFlow graph) {
    DominatorTree tree = new DominatorTree(graph.firstEdges(), graph.targets());
    BitSet reachable = graph.reachable(-1);
    for (int a = reachable.nextSetBit(0); a >= 0; a = reachable.nextSetBit(a + 1)) {
      for (int b = reachable.nextSetBit(0); b >= 0; b = reachable.nextSetBit(b + 1)) {
        int nearest = tree.nearestCommonDominator(a, b);
        for (int c = reachable.nextSetBit(0); c >= 0; c = reachable.nextSetBit(c + 1)) {
          boolean common = graph.dominates(c, a) && graph.dominates(c, b);
          assertEquals(common, graph.dominates(c, nearest));
        }
      }
    }
  }

  @Test
  void longChainsWithBackEdgesTakeNeitherRecursionNorQuadraticTime() {
    int nodes = 300_000;
    int[] firstEdge = new int[nodes + 1];
    int[] targets = new int[2 * nodes];
    int edges = 0;
    for (int i = 0; i < nodes; i++) {
      firstEdge[i] = edges;
      if (i + 1 < nodes) {
        targets[edges++] = i + 1;
      }
      if (i > 1) {
        targets[edges++] = i / 2;
      }
    }
    firstEdge[nodes] = edges;
    DominatorTree tree = new DominatorTree(firstEdge, targets);
    assertTrue(tree.dominates(0, nodes - 1));
    assertTrue(tree.dominates(nodes / 2, nodes - 1));
    assertFalse(tree.dominates(nodes - 1, nodes / 2));
  }
}
