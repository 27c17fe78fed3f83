// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import java.util.Arrays;

/**
 * The patterns of a {@link PatternTree} that may apply to an operation, in the order in which they
 * are tried. Only generated code adds to it.
 */
public final class PatternCandidates {
  private int[] indices = new int[16];
  private int size;

  PatternCandidates() {}

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** The index, in the tree, of the pattern to try at a turn. */
  int get(int turn) {
    return indices[turn];
  }

  /** Adds a pattern, unless it is a candidate already. */
  public void add(int index) {
    int at = size;
    while (at > 0 && indices[at - 1] > index) {
      at--;
    }
    if (at > 0 && indices[at - 1] == index) {
      return;
    }
    if (size == indices.length) {
      indices = Arrays.copyOf(indices, size * 2);
    }
    System.arraycopy(indices, at, indices, at + 1, size - at);
    indices[at] = index;
    size++;
  }

  /** Adds several patterns with consecutive indices, the last one included. */
  public void addAll(int first, int last) {
    for (int index = first; index <= last; index++) {
      add(index);
    }
  }
}
