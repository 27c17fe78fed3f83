// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * Applies to an operation the first of its patterns that matches (the role of MLIR's class of this
 * name). If nobody listens, trees rule patterns out before one is tried, and an operation to which
 * none may apply needs no handle. A listener is told of each pattern, so that it learns why it
 * fails; the result is the same.
 */
final class PatternApplicator {
  private final IrReader reader;
  private final Rewriter rewriter;
  private final @Nullable RewriteListener listener;
  private final PatternSearch search;

  PatternApplicator(IrReader reader, Rewriter rewriter, @Nullable RewriteListener listener) {
    this.reader = reader;
    this.rewriter = rewriter;
    this.listener = listener;
    this.search = new PatternSearch(reader);
  }

  /** The pattern that was applied, or null if none matches. */
  @Nullable RewritePattern apply(PatternSequence patterns, int op) {
    return listener == null ? applyFound(patterns, op) : applyEach(patterns, op, listener);
  }

  private @Nullable RewritePattern applyFound(PatternSequence patterns, int op) {
    search.begin(patterns, op);
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
    return pattern.matchAndRewrite(op, rewriter);
  }
}
