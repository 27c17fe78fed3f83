// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import java.util.Arrays;

/**
 * The nodes at which paths through a graph end: those without successors, and one of each infinite
 * loop that leads to none of these, the one that LLVM's post-dominator trees take.
 */
final class ExitNodes {
  private final BlockEdges graph;
  private final BlockEdges reversed;

  /** Whether an exit is known that can be reached from a node. */
  private final boolean[] leads;

  private final int[] exits;
  private int count;

  /** What the last search has found, in this order. */
  private final int[] found;

  private int foundCount;
  private int[] pending = new int[16];

  private ExitNodes(BlockEdges graph, BlockEdges reversed) {
    this.graph = graph;
    this.reversed = reversed;
    this.leads = new boolean[graph.size()];
    this.exits = new int[graph.size()];
    this.found = new int[graph.size()];
  }

  /**
   * The exits of a graph.
   *
   * @param reversed the graph the other way round
   */
  static int[] of(BlockEdges graph, BlockEdges reversed) {
    ExitNodes nodes = new ExitNodes(graph, reversed);
    nodes.find();
    return Arrays.copyOf(nodes.exits, nodes.count);
  }

  private void find() {
    for (int node = 0; node < graph.size(); node++) {
      if (graph.isExit(node)) {
        add(node);
      }
    }
    int trivial = count;
    for (int node = 0; node < graph.size(); node++) {
      if (!leads[node]) {
        add(furthestFrom(node));
      }
    }
    dropDetours(trivial);
  }

  private void add(int exit) {
    exits[count++] = exit;
    search(reversed, exit, leads);
  }

  private int furthestFrom(int node) {
    search(graph, node, leads);
    forget(leads);
    return found[foundCount - 1];
  }

  /** Drops exits from which another one can be reached. */
  private void dropDetours(int trivial) {
    boolean[] isExit = new boolean[graph.size()];
    for (int i = 0; i < count; i++) {
      isExit[exits[i]] = true;
    }
    boolean[] reached = new boolean[graph.size()];
    for (int i = count - 1; i >= trivial; i--) {
      search(graph, exits[i], reached);
      boolean isDetour = false;
      for (int x = 1; x < foundCount; x++) {
        isDetour |= isExit[found[x]];
      }
      forget(reached);
      if (isDetour) {
        isExit[exits[i]] = false;
        exits[i] = exits[--count];
      }
    }
  }

  /**
   * Marks what can be reached from a node past nodes that are not marked, in depth-first order, the
   * later ones of several successors first.
   */
  private void search(BlockEdges edges, int from, boolean[] marked) {
    foundCount = 0;
    int size = 0;
    pending[size++] = from;
    while (size > 0) {
      int node = pending[--size];
      if (marked[node]) {
        continue;
      }
      marked[node] = true;
      found[foundCount++] = node;
      int first = edges.firstEdge[node];
      int successors = edges.firstEdge[node + 1] - first;
      if (size + successors > pending.length) {
        pending = Arrays.copyOf(pending, (size + successors) * 2);
      }
      System.arraycopy(edges.targets, first, pending, size, successors);
      Arrays.sort(pending, size, size + successors);
      size += successors;
    }
  }

  private void forget(boolean[] marked) {
    for (int i = 0; i < foundCount; i++) {
      marked[found[i]] = false;
    }
  }
}
