// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import java.util.Arrays;

/**
 * The dominator tree of a graph whose nodes are numbered from 0, the entry.
 *
 * <p>Built with the simple form of Lengauer and Tarjan's algorithm, in O(edges · log nodes),
 * without recursion; queries take constant time.
 */
final class DominatorTree {
  private static final int NONE = -1;

  private final int[] immediateDominator;

  /** The preorder number of a node; {@link #NONE} if it is unreachable. */
  private final int[] enter;

  private final int[] leave;

  /**
   * Builds the tree.
   *
   * @param firstEdge for each node the index of its first edge; one more entry for the end
   * @param targets the target nodes of the edges
   */
  DominatorTree(int[] firstEdge, int[] targets) {
    int nodes = firstEdge.length - 1;
    this.enter = new int[nodes];
    this.leave = new int[nodes];
    this.immediateDominator = new Builder(nodes, firstEdge, targets).build();
    number();
  }

  /** Whether there is a path from the entry to the node. */
  boolean isReachable(int node) {
    return enter[node] != NONE;
  }

  /** The immediate dominator, or -1 for the entry and for unreachable nodes. */
  int immediateDominator(int node) {
    return immediateDominator[node];
  }

  /** Whether each path from the entry to {@code b} contains {@code a}; reflexive. */
  boolean dominates(int a, int b) {
    if (a == b || enter[b] == NONE) {
      return true;
    }
    return enter[a] != NONE && enter[a] <= enter[b] && leave[b] <= leave[a];
  }

  /** The lowest node that dominates two reachable nodes. */
  int nearestCommonDominator(int a, int b) {
    int candidate = a;
    while (!dominates(candidate, b)) {
      candidate = immediateDominator[candidate];
    }
    return candidate;
  }

  /** Numbers the tree's nodes in the order of a walk, so that ancestry is a test of intervals. */
  private void number() {
    int nodes = enter.length;
    int[] firstChild = new int[nodes];
    int[] nextSibling = new int[nodes];
    Arrays.fill(firstChild, NONE);
    for (int node = nodes - 1; node >= 0; node--) {
      int parent = immediateDominator[node];
      if (parent != NONE) {
        nextSibling[node] = firstChild[parent];
        firstChild[parent] = node;
      }
    }
    Arrays.fill(enter, NONE);
    int clock = 0;
    int node = 0;
    enter[0] = clock++;
    while (node != NONE) {
      int child = firstChild[node];
      if (child != NONE) {
        firstChild[node] = nextSibling[child];
        enter[child] = clock++;
        node = child;
      } else {
        leave[node] = clock;
        node = immediateDominator[node];
      }
    }
  }

  /** The working arrays of the construction, indexed by preorder number unless said otherwise. */
  private static final class Builder {
    private final int[] firstEdge;
    private final int[] targets;

    /** By node: its preorder number. */
    private final int[] number;

    /** The node of a preorder number. */
    private final int[] vertex;

    private final int[] parent;
    private final int[] semi;
    private final int[] ancestor;
    private final int[] label;
    private final int[] dominator;
    private final int[] path;
    private int count;

    Builder(int nodes, int[] firstEdge, int[] targets) {
      this.firstEdge = firstEdge;
      this.targets = targets;
      this.number = new int[nodes];
      this.vertex = new int[nodes];
      this.parent = new int[nodes];
      this.semi = new int[nodes];
      this.ancestor = new int[nodes];
      this.label = new int[nodes];
      this.dominator = new int[nodes];
      this.path = new int[nodes];
    }

    int[] build() {
      search();
      int[] firstPredecessor = new int[count + 1];
      int[] predecessors = predecessors(firstPredecessor);
      computeSemidominators(firstPredecessor, predecessors);
      int[] result = new int[number.length];
      Arrays.fill(result, NONE);
      for (int i = 1; i < count; i++) {
        if (dominator[i] != semi[i]) {
          dominator[i] = dominator[dominator[i]];
        }
        result[vertex[i]] = vertex[dominator[i]];
      }
      return result;
    }

    /** Depth-first search from the entry; numbers nodes in preorder. */
    private void search() {
      int[] nextEdge = firstEdge.clone();
      Arrays.fill(number, NONE);
      visit(0, NONE);
      int current = 0;
      while (current != NONE) {
        int node = vertex[current];
        if (nextEdge[node] < firstEdge[node + 1]) {
          int target = targets[nextEdge[node]++];
          if (number[target] == NONE) {
            visit(target, current);
            current = number[target];
          }
        } else {
          current = parent[current];
        }
      }
    }

    private void visit(int node, int from) {
      int i = count++;
      number[node] = i;
      vertex[i] = node;
      parent[i] = from;
      semi[i] = i;
      label[i] = i;
      ancestor[i] = NONE;
    }

    private int[] predecessors(int[] first) {
      for (int i = 0; i < count; i++) {
        int node = vertex[i];
        for (int e = firstEdge[node]; e < firstEdge[node + 1]; e++) {
          first[number[targets[e]]]++;
        }
      }
      int sum = 0;
      for (int i = 0; i <= count; i++) {
        sum += first[i];
        first[i] = sum;
      }
      int[] result = new int[sum];
      for (int i = count - 1; i >= 0; i--) {
        int node = vertex[i];
        for (int e = firstEdge[node]; e < firstEdge[node + 1]; e++) {
          result[--first[number[targets[e]]]] = i;
        }
      }
      return result;
    }

    private void computeSemidominators(int[] firstPredecessor, int[] predecessors) {
      int[] bucket = new int[count];
      int[] nextInBucket = new int[count];
      Arrays.fill(bucket, NONE);
      for (int w = count - 1; w > 0; w--) {
        for (int p = firstPredecessor[w]; p < firstPredecessor[w + 1]; p++) {
          semi[w] = Math.min(semi[w], semi[evaluate(predecessors[p])]);
        }
        nextInBucket[w] = bucket[semi[w]];
        bucket[semi[w]] = w;
        ancestor[w] = parent[w];
        for (int v = bucket[parent[w]]; v != NONE; v = nextInBucket[v]) {
          int u = evaluate(v);
          dominator[v] = semi[u] < semi[v] ? u : parent[w];
        }
        bucket[parent[w]] = NONE;
      }
    }

    /** The node of least semidominator on the forest's path above {@code v}, which it shortens. */
    private int evaluate(int v) {
      if (ancestor[v] == NONE) {
        return v;
      }
      int length = 0;
      int node = v;
      while (ancestor[ancestor[node]] != NONE) {
        path[length++] = node;
        node = ancestor[node];
      }
      while (length > 0) {
        int below = path[--length];
        int above = ancestor[below];
        if (semi[label[above]] < semi[label[below]]) {
          label[below] = label[above];
        }
        ancestor[below] = ancestor[above];
      }
      return label[v];
    }
  }
}
