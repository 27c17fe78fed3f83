// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** A random graph of blocks, the first of which is the entry, and dominance by definition. */
record ControlFlow(List<List<Integer>> successors) {
  /** Graphs of up to a number of nodes. */
  static Arbitrary<ControlFlow> arbitrary(int maxNodes) {
    return Arbitraries.integers()
        .between(1, maxNodes)
        .flatMap(
            nodes ->
                Arbitraries.integers()
                    .between(0, nodes - 1)
                    .list()
                    .ofMaxSize(3)
                    .list()
                    .ofSize(nodes)
                    .map(ControlFlow::new));
  }

  /** Pairs of graphs. */
  static Arbitrary<List<ControlFlow>> pairs(int maxNodes) {
    return Combinators.combine(arbitrary(maxNodes), arbitrary(maxNodes)).as(List::of);
  }

  int size() {
    return successors.size();
  }

  /** The nodes reachable from the entry on paths that avoid one; -1 to avoid none. */
  BitSet reachable(int without) {
    BitSet seen = new BitSet();
    if (without == 0) {
      return seen;
    }
    Deque<Integer> pending = new ArrayDeque<>(List.of(0));
    seen.set(0);
    while (!pending.isEmpty()) {
      for (int next : successors.get(pending.pop())) {
        if (next != without && !seen.get(next)) {
          seen.set(next);
          pending.push(next);
        }
      }
    }
    return seen;
  }

  /** Whether each path to {@code b} goes through {@code a}; true if {@code b} is unreachable. */
  boolean dominates(int a, int b) {
    BitSet reachable = reachable(-1);
    return a == b || !reachable.get(b) || (reachable.get(a) && !reachable(a).get(b));
  }

  int[] firstEdges() {
    int[] result = new int[size() + 1];
    for (int i = 0; i < size(); i++) {
      result[i + 1] = result[i] + successors.get(i).size();
    }
    return result;
  }

  int[] targets() {
    List<Integer> all = new ArrayList<>();
    successors.forEach(all::addAll);
    return all.stream().mapToInt(Integer::intValue).toArray();
  }
}
