// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
  private final @Nullable ChangeWatch watch;
  private final Search search;
  private @Nullable RewritePattern tried;

  PatternApplicator(
      IrReader reader,
      NameTable<OpKind> kinds,
      Rewriter rewriter,
      @Nullable RewriteListener listener,
      @Nullable ChangeWatch watch) {
    this.watch = watch;
    this.reader = reader;
    this.kinds = kinds;
    this.rewriter = rewriter;
    this.listener = listener;
    this.search = new Search(reader, kinds);
  }

  /** The pattern that was applied, or null if none matches. */
  @Nullable RewritePattern apply(PatternSequence patterns, int op) {
    return listener == null ? applyFound(patterns, op) : applyEach(patterns, op, listener);
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

  private @Nullable RewritePattern applyEach(
      PatternSequence patterns, int op, RewriteListener informed) {
    Operation handle = reader.operation(op);
    for (int i = 0; i < patterns.size(); i++) {
      RewritePattern pattern = patterns.get(i);
      informed.patternBegin(pattern, handle);
      boolean matched = apply(pattern, handle);
      informed.patternEnd(pattern, matched);
      if (matched) {
        return pattern;
      }
    }
    return null;
  }

  private boolean apply(RewritePattern pattern, Operation op) {
    rewriter.setInsertionPoint(op);
    tried = pattern;
    if (watch != null) {
      watch.begin(op);
    }
    boolean matched = pattern.matchAndRewrite(op, rewriter);
    if (watch != null && !matched) {
      watch.requireUnchanged();
    }
    tried = null;
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

  /**
   * Finds patterns that change the IR and say that they do not (the role of the finger prints in
   * MLIR's expensive checks), in the checking mode only. A driver visits what was changed again,
   * and counts what has matched, so that it might never end. What a pattern makes and erases again
   * is no change.
   */
  static final class ChangeWatch {
    private static final String UNLESS_UNCHANGED = ", or 'modify' was called without a change";

    private final IrReader reader;
    private final Context context;

    /** What the pattern has made that is not erased. */
    private final Set<Integer> ops = new HashSet<>();

    private final Set<Block> blocks = new HashSet<>();
    private boolean changed;

    /** An operation is said to have been modified, which may be all. */
    private boolean modified;

    private @Nullable OperationName visitedName;
    private long visitedLocation;

    private ChangeWatch(IrReader reader, Context context) {
      this.reader = reader;
      this.context = context;
    }

    /** A watch for one driver; null unless the checking mode is on. */
    static @Nullable ChangeWatch of(IrReader reader, Context context) {
      return IrReader.isChecking() ? new ChangeWatch(reader, context) : null;
    }

    /** Begins with a pattern that is tried on an operation. */
    void begin(Operation op) {
      ops.clear();
      blocks.clear();
      changed = false;
      modified = false;
      int ref = IrReader.ref(op);
      visitedName = reader.name(ref);
      visitedLocation = reader.location(ref);
    }

    /**
     * Requires that nothing has changed since the begin.
     *
     * @throws DiagnosticException if something has
     */
    void requireUnchanged() {
      boolean didChange = changed || !ops.isEmpty() || !blocks.isEmpty();
      if (didChange || modified) {
        throw new DiagnosticException(
            List.of(
                new Diagnostic(
                    Severity.ERROR,
                    PackedLocation.unpack(context, visitedLocation),
                    "'"
                        + visitedName
                        + "' op pattern returned failure but IR did change"
                        + (didChange ? "" : UNLESS_UNCHANGED))));
      }
    }

    void inserted(Operation op) {
      ops.add(IrReader.ref(op));
    }

    void moved(int op) {
      changed |= !ops.contains(op);
    }

    /** It is visited again even if nothing about it has changed. */
    void modified(int op) {
      modified |= !ops.contains(op);
    }

    void erased(int op) {
      changed |= !ops.remove(op);
    }

    void inserted(Block block) {
      if (!isOfNew(block)) {
        blocks.add(block);
      }
    }

    void moved(Block block) {
      changed |= !isOfNew(block) && !blocks.contains(block);
    }

    void erased(Block block) {
      changed |= !blocks.remove(block) && !isOfNew(block);
    }

    private boolean isOfNew(Block block) {
      Operation parent = block.parentOp();
      return parent != null && ops.contains(IrReader.ref(parent));
    }
  }
}
