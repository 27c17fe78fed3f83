// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the patterns that may apply to an operation, in the order in which they are tried,
 * and skips those that a tree rules out. It is used again for one operation after another.
 */
final class PatternSearch {
  private final IrReader reader;
  private final PatternCandidates candidates = new PatternCandidates();
  private PatternSequence patterns;
  private int op;

  /** The pattern from which the search goes on. */
  private int at;

  /** The end of the segment whose candidates are known; at most {@link #at} if there is none. */
  private int end;

  /** Which of the candidates is next. */
  private int turn;

  PatternSearch(IrReader reader) {
    this.reader = reader;
    this.patterns = new PatternSequence(new RewritePattern[0]);
  }

  /** Starts a search. */
  void begin(PatternSequence among, int operation) {
    patterns = among;
    op = operation;
    at = 0;
    end = 0;
  }

  /** The next pattern to try, or null if there is none. */
  @Nullable RewritePattern next() {
    while (at < patterns.size()) {
      if (at >= end && !(patterns.get(at) instanceof PatternTree.Member)) {
        return patterns.get(at++);
      }
      int found = nextOfSegment();
      if (found >= 0) {
        at = found + 1;
        return patterns.get(found);
      }
      at = end;
    }
    return null;
  }

  private int nextOfSegment() {
    if (at >= end) {
      end = patterns.end(at);
      turn = 0;
      candidates.clear();
      ((PatternTree.Member) patterns.get(at)).tree().match(reader, op, candidates);
    }
    while (turn < candidates.size()) {
      int found = patterns.find(candidates.get(turn++), at, end);
      if (found >= 0) {
        return found;
      }
    }
    return -1;
  }
}
