// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;

/** A graph whose nodes are numbered from 0, such as the blocks of a region in their order. */
final class BlockEdges {
  /** For each node the index of its first edge; one more entry for the end. */
  final int[] firstEdge;

  /** The target nodes of the edges. */
  final int[] targets;

  private BlockEdges(int[] firstEdge, int[] targets) {
    this.firstEdge = firstEdge;
    this.targets = targets;
  }

  /** The branches between the blocks of a region. */
  static BlockEdges of(IrReader ir, int[] blocks, IntMap indexes) {
    int[] firstEdge = new int[blocks.length + 1];
    int[] targets = new int[blocks.length];
    int edges = 0;
    for (int i = 0; i < blocks.length; i++) {
      firstEdge[i] = edges;
      int last = ir.lastOp(blocks[i]);
      int successors = last == 0 ? 0 : ir.successorCount(last);
      for (int s = 0; s < successors; s++) {
        int target = indexes.get(ir.successor(last, s));
        if (target == IntMap.NONE) {
          // A branch out of the region, which the verifier reports.
          continue;
        }
        if (edges == targets.length) {
          targets = Arrays.copyOf(targets, edges * 2);
        }
        targets[edges++] = target;
      }
    }
    firstEdge[blocks.length] = edges;
    return new BlockEdges(firstEdge, targets);
  }

  int size() {
    return firstEdge.length - 1;
  }

  /** Whether no edge leaves a node. */
  boolean isExit(int node) {
    return firstEdge[node] == firstEdge[node + 1];
  }

  /** The same edges, the other way round. */
  BlockEdges reversed() {
    int[] first = new int[firstEdge.length];
    int edges = firstEdge[size()];
    for (int i = 0; i < edges; i++) {
      first[targets[i] + 1]++;
    }
    for (int i = 0; i < size(); i++) {
      first[i + 1] += first[i];
    }
    int[] next = Arrays.copyOf(first, size());
    int[] sources = new int[edges];
    for (int node = 0; node < size(); node++) {
      for (int i = firstEdge[node]; i < firstEdge[node + 1]; i++) {
        sources[next[targets[i]]++] = node;
      }
    }
    return new BlockEdges(first, sources);
  }

  /** This graph with a new node 0 in front, from which edges lead to some of the others. */
  BlockEdges behind(int[] roots) {
    int edges = firstEdge[size()];
    int[] first = new int[size() + 2];
    int[] all = new int[roots.length + edges];
    for (int i = 0; i < roots.length; i++) {
      all[i] = roots[i] + 1;
    }
    for (int i = 0; i <= size(); i++) {
      first[i + 1] = roots.length + firstEdge[i];
    }
    for (int i = 0; i < edges; i++) {
      all[roots.length + i] = targets[i] + 1;
    }
    return new BlockEdges(first, all);
  }
}
