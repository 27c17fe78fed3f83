// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.convert.ConversionConfig.FoldingMode;
import dev.ods.convert.ConversionTarget.Legality;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Value;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folding;
import dev.ods.rewrite.RewriteListener;
import dev.ods.rewrite.RewritePattern;
import dev.ods.trait.ConstantLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes operations legal, one by one: by folding, or by a pattern all of whose results become legal
 * in turn. What does not succeed is undone.
 */
final class Legalizer {
  private final ConversionTarget target;
  private final LegalizationGraph graph;
  private final ConversionConfig config;
  private final ChangeTracker tracker;
  private final Materializations materializations;
  private final Outcome outcome;
  private final ConversionRewriter rewriter;

  /** The patterns whose results are being made legal. */
  private final Set<RewritePattern> applied = new HashSet<>();

  /** Decides what follows from whether an operation became legal. */
  interface Outcome {
    /**
     * Notes an outcome.
     *
     * @param isEarly whether a pattern has asked for it, so that it is tried again later
     * @return false if the conversion fails
     */
    boolean note(Operation op, boolean isLegal, boolean isEarly);
  }

  Legalizer(
      Operation root,
      ConversionTarget target,
      LegalizationGraph graph,
      ConversionConfig config,
      ChangeTracker tracker,
      Outcome outcome) {
    this.target = target;
    this.graph = graph;
    this.config = config;
    this.tracker = tracker;
    this.outcome = outcome;
    materializations = new Materializations(tracker, config.castKinds());
    rewriter = new ConversionRewriter(root, tracker, materializations, this);
  }

  Materializations materializations() {
    return materializations;
  }

  ConversionRewriter rewriter() {
    return rewriter;
  }

  // --- Several operations.

  /** Makes operations legal, with what is nested in them; false if the conversion fails. */
  boolean legalizeFirst(List<Operation> ops) {
    return legalizeEach(ops, false);
  }

  /** Makes operations legal before the conversion comes to them, with what is nested in them. */
  boolean legalizeEarly(List<Operation> ops) {
    return legalizeEach(ops, true);
  }

  private boolean legalizeEach(List<Operation> ops, boolean isEarly) {
    List<Operation> found = new ArrayList<>();
    ops.forEach(op -> collect(op, found));
    for (Operation op : found) {
      if (!outcome.note(op, legalizeOrReport(op), isEarly)) {
        return false;
      }
    }
    return true;
  }

  /** An operation before those nested in it, blocks before their successors. */
  private void collect(Operation root, List<Operation> found) {
    Deque<Operation> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Operation op = stack.pop();
      found.add(op);
      if (op.regionCount() > 0 && target.legality(op) != Legality.RECURSIVELY_LEGAL) {
        List<Operation> nested = new ArrayList<>();
        for (int i = 0; i < op.regionCount(); i++) {
          for (Block block : reachable(op.region(i).first())) {
            block.operations().forEach(nested::add);
          }
        }
        for (int i = nested.size() - 1; i >= 0; i--) {
          stack.push(nested.get(i));
        }
      }
    }
  }

  private static List<Block> reachable(@Nullable Block entry) {
    List<Block> blocks = new ArrayList<>();
    Set<Block> visited = new HashSet<>();
    Deque<Block> stack = new ArrayDeque<>();
    if (entry != null) {
      stack.push(entry);
    }
    while (!stack.isEmpty()) {
      Block block = stack.pop();
      if (visited.add(block)) {
        blocks.add(block);
        for (int i = block.successorCount() - 1; i >= 0; i--) {
          stack.push(block.successor(i));
        }
      }
    }
    return blocks;
  }

  // --- One operation.

  private boolean legalizeOrReport(Operation op) {
    try {
      return legalize(op);
    } catch (DiagnosticException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      // A folder, or what a target or a converter asks: patterns are reported by name.
      throw HookFailure.exception(e, op.location(), op.name());
    }
  }

  private boolean legalize(Operation op) {
    if (tracker.isIgnored(op)) {
      return true;
    }
    Legality legality = target.legality(op);
    if (legality != Legality.NOT_LEGAL) {
      if (legality == Legality.RECURSIVELY_LEGAL) {
        tracker.ignoreNested(op);
      }
      return true;
    }
    FoldingMode folding = config.foldingMode();
    return (folding == FoldingMode.BEFORE_PATTERNS && legalizeByFolding(op))
        || legalizeByPattern(op)
        || (folding == FoldingMode.AFTER_PATTERNS && legalizeByFolding(op));
  }

  private void startAt(Operation op) {
    if (op.block() == null) {
      rewriter.clearInsertionPoint();
    } else {
      rewriter.setInsertionPoint(op);
    }
  }

  private boolean legalizeByFolding(Operation op) {
    if (op.block() == null || op.name().hasTrait(ConstantLike.class)) {
      return false;
    }
    int mark = tracker.log().mark();
    startAt(op);
    List<Value> values = new ArrayList<>();
    PatternResults outer = tracker.begin();
    boolean legal = tracker.tryToModify(op, () -> fold(op, values));
    Set<Operation> created = tracker.end(outer).created();
    if (legal && values.isEmpty()) {
      // It may be legal now. As in MLIR, it stays as it has become if not.
      return legalize(op);
    }
    if (legal) {
      rewriter.replace(op, values);
      legal = created.stream().allMatch(this::legalize);
    }
    if (!legal) {
      tracker.log().undoTo(mark);
    }
    return legal;
  }

  private boolean fold(Operation op, List<Value> values) {
    FoldResult result = Folding.fold(op);
    if (result == null) {
      return false;
    }
    if (result.isInPlace()) {
      return true;
    }
    List<Value> materialized = Folding.materialize(op, rewriter, result);
    if (materialized == null || materialized.stream().anyMatch(value -> isResult(value, op))) {
      return false;
    }
    values.addAll(materialized);
    return true;
  }

  private static boolean isResult(Value value, Operation op) {
    return op.equals(value.definingOp());
  }

  private boolean legalizeByPattern(Operation op) {
    for (RewritePattern pattern : graph.of(op.name())) {
      if (!pattern.hasBoundedRecursion() && !applied.add(pattern)) {
        continue;
      }
      boolean legal = legalizeBy(pattern, op);
      applied.remove(pattern);
      if (legal) {
        return true;
      }
    }
    return false;
  }

  private boolean legalizeBy(RewritePattern pattern, Operation op) {
    RewriteListener listener = tracker.announcements().listener();
    if (listener != null) {
      listener.patternBegin(pattern, op);
    }
    int mark = tracker.log().mark();
    PatternResults outer = tracker.begin();
    boolean matched = apply(pattern, op);
    PatternResults results = tracker.end(outer);
    boolean legal = matched && areLegal(results);
    if (!legal) {
      tracker.log().undoTo(mark);
    }
    if (listener != null) {
      listener.patternEnd(pattern, legal);
    }
    return legal;
  }

  private boolean apply(RewritePattern pattern, Operation op) {
    // The operation may be erased by what throws.
    Location location = op.location();
    OperationName name = op.name();
    startAt(op);
    try {
      return pattern.matchAndRewrite(op, rewriter);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, location, name, "in pattern '" + pattern.name() + "'");
    }
  }

  /** Makes what a pattern has changed and created legal. */
  private boolean areLegal(PatternResults results) {
    for (Operation cast : results.casts()) {
      if (!tracker.erasures().isErased(cast) && cast.useEmpty()) {
        tracker.erasures().erase(cast);
      }
    }
    return results.modified().stream().allMatch(this::legalize)
        && results.created().stream().allMatch(this::legalize);
  }
}
