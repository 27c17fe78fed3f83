// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * Applies to an operation the first of its patterns that matches (the role of MLIR's class of this
 * name). If nobody listens, patterns are ruled out by trees, and by what they ask of an operand,
 * before one is tried, and an operation to which none may apply needs no handle. A listener is told
 * of each pattern, so that it learns why it fails; the result is the same.
 */
final class PatternApplicator {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final Rewriter rewriter;

  private final @Nullable RewriteListener listener;
  private final Observers.@Nullable ChangeWatch watch;
  private final Search search;

  /** The pattern whose code runs. */
  private @Nullable RewritePattern tried;

  PatternApplicator(
      IrReader reader, NameTable<OpKind> kinds, Rewriter rewriter, Observers observers) {
    this.reader = reader;
    this.kinds = kinds;
    this.rewriter = rewriter;
    this.listener = observers.listener();
    this.watch = observers.watch();
    this.search = new Search(reader, kinds);
  }

  /** The pattern that was applied, or null if none matches. */
  @Nullable RewritePattern apply(PatternSequence patterns, int op) {
    return listener == null ? applyFound(patterns, op) : applyEach(patterns, op);
  }

  private @Nullable RewritePattern applyFound(PatternSequence patterns, int op) {
    long candidates = patterns.candidates(reader, kinds, op);
    if (patterns.next(candidates, 0) == patterns.size()) {
      return null;
    }
    search.begin(patterns, op, candidates);
    RewritePattern pattern = search.next();
    if (pattern == null) {
      return null;
    }
    Operation handle = reader.lendToChange(op);
    while (pattern != null && !apply(pattern, handle)) {
      pattern = search.next();
    }
    if (pattern == null) {
      assert leave(handle);
      reader.takeBackUnchanged(handle);
    }
    return pattern;
  }

  /** Asserted only, as handles that are taken back become invalid with assertions enabled. */
  private boolean leave(Operation op) {
    if (op.equals(rewriter.insertionPoint())) {
      rewriter.clearInsertionPoint();
    }
    return true;
  }

  private @Nullable RewritePattern applyEach(PatternSequence patterns, int op) {
    Operation handle = reader.operation(op);
    for (int i = 0; i < patterns.size(); i++) {
      RewritePattern pattern = patterns.get(i);
      if (apply(pattern, handle)) {
        return pattern;
      }
    }
    return null;
  }

  private boolean apply(RewritePattern pattern, Operation op) {
    rewriter.setInsertionPoint(op);
    if (listener != null) {
      listener.patternBegin(pattern, op);
    }
    boolean matched = run(pattern, op);
    if (listener != null) {
      listener.patternEnd(pattern, matched);
    }
    return matched;
  }

  private boolean run(RewritePattern pattern, Operation op) {
    tried = pattern;
    boolean matched =
        watch == null ? pattern.matchAndRewrite(op, rewriter) : runWatched(pattern, op, watch);
    tried = null;
    return matched;
  }

  private boolean runWatched(RewritePattern pattern, Operation op, Observers.ChangeWatch told) {
    told.begin(op);
    boolean matched;
    try {
      matched = pattern.matchAndRewrite(op, rewriter);
    } finally {
      told.end();
    }
    told.check(matched);
    return matched;
  }

  /** The pattern that has thrown; null if none has. */
  @Nullable RewritePattern tried() {
    return tried;
  }

  /**
   * Goes through the patterns that may apply to an operation, in the order in which they are tried,
   * and skips those that a tree rules out. It is used again for one operation after another.
   */
  private static final class Search {
    private final IrReader reader;
    private final NameTable<OpKind> kinds;
    private final PatternCandidates candidates = new PatternCandidates();
    private PatternSequence patterns = PatternSequence.EMPTY;
    private int op;

    private long allowedBits;

    /** The pattern from which the search goes on. */
    private int at;

    /** The end of the segment whose candidates are known; at most {@link #at} if there is none. */
    private int end;

    /** Which of the candidates is next. */
    private int turn;

    Search(IrReader reader, NameTable<OpKind> kinds) {
      this.reader = reader;
      this.kinds = kinds;
    }

    /** Starts a search. */
    void begin(PatternSequence among, int operation, long allowed) {
      patterns = among;
      allowedBits = allowed;
      op = operation;
      at = 0;
      end = 0;
    }

    /** The next pattern to try, or null if there is none. */
    @Nullable RewritePattern next() {
      for (at = nextAt(); at < patterns.size(); at = nextAt()) {
        if (at >= end && !(patterns.get(at) instanceof PatternTree.Member)) {
          RewritePattern single = patterns.get(at++);
          if (PatternSequence.hasBit(at - 1) || single.mayMatch(reader, kinds, op)) {
            return single;
          }
          continue;
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

    private int nextAt() {
      return patterns.next(allowedBits, at);
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
}
