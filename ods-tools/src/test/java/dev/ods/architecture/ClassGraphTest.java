// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cycles are found completely. */
final class ClassGraphTest {
  private static ClassGraph graph(String... arrows) {
    ClassGraph graph = new ClassGraph();
    for (String arrow : arrows) {
      String[] ends = arrow.split(" ", -1);
      graph.add(ends[0], ends[1]);
    }
    return graph;
  }

  @Test
  void acyclicGraphsHaveNoCycles() {
    assertEquals(List.of(), graph("p.A p.B", "p.A q.C", "p.B q.C", "p.A p.A").cycles());
  }

  @Test
  void aCycleIsAStronglyConnectedComponent() {
    ClassGraph graph = graph("p.A q.B", "q.B r.C", "r.C p.A", "q.B q.D", "q.D q.B", "r.C s.E");
    assertEquals(List.of(Set.of("p.A", "q.B", "r.C", "q.D")), graph.cycles());
    Set<String> cycle = graph.cycles().get(0);
    assertEquals(List.of("p.A", "q.B", "r.C", "p.A"), graph.wayRound(cycle, "p.A"));
  }

  @Test
  void separatesCycles() {
    ClassGraph graph = graph("p.A p.B", "p.B p.A", "p.B q.C", "q.C q.D", "q.D q.C");
    assertEquals(Set.of(Set.of("p.A", "p.B"), Set.of("q.C", "q.D")), Set.copyOf(graph.cycles()));
    assertEquals(List.of(), graph.grouped(ClassGraph::packageOf).cycles());
  }

  @Test
  void longChainsDoNotOverflowTheStack() {
    ClassGraph graph = new ClassGraph();
    for (int i = 0; i < 100_000; i++) {
      graph.add("p.C" + i, "p.C" + (i + 1));
    }
    graph.add("p.C100000", "p.C0");
    assertEquals(100_001, graph.cycles().get(0).size());
  }
}
