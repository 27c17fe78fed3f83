// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

/**
 * The patterns for operations of one kind, in the order in which they are tried. Those of a tree
 * that follow each other are a segment, in which the tree finds the next one; patterns of other
 * trees, and those in Java, may come between segments of one tree.
 */
final class PatternSequence {
  private final RewritePattern[] patterns;

  /** For each pattern the end of its segment; that of a pattern of no tree ends after it. */
  private final int[] ends;

  PatternSequence(RewritePattern[] patterns) {
    this.patterns = patterns;
    this.ends = new int[patterns.length];
    for (int i = patterns.length - 1; i >= 0; i--) {
      ends[i] = i + 1 < patterns.length && isSegment(i) ? ends[i + 1] : i + 1;
    }
  }

  /** Whether a pattern and the next one are of one segment. */
  private boolean isSegment(int at) {
    return patterns[at] instanceof PatternTree.Member member
        && patterns[at + 1] instanceof PatternTree.Member next
        && member.tree() == next.tree()
        && member.index() < next.index();
  }

  int size() {
    return patterns.length;
  }

  RewritePattern get(int at) {
    return patterns[at];
  }

  /** The end of the segment of a pattern. */
  int end(int at) {
    return ends[at];
  }

  /** Where in a segment the pattern with an index in its tree is, or -1 if it was left out. */
  int find(int index, int from, int end) {
    int low = from;
    int high = end - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = ((PatternTree.Member) patterns[middle]).index();
      if (found == index) {
        return middle;
      } else if (found < index) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}
