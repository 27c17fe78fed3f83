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
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.trait.ConstantLike;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
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

  /** How many patterns have made what is being made legal of each other's results. */
  private final Nesting nesting = new Nesting(new DeepStack());

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
    PatternWatch watch = tracker.announcements().watch();
    return watch == null ? legalizeEach(ops, true) : watch.pause(() -> legalizeEach(ops, true));
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

  /** What a target says of an operation; its predicates are code of a dialect. */
  private Legality legality(Operation op) {
    return ask(op, () -> target.legality(op));
  }

  /** Whether a target knows that an operation is not legal. */
  boolean isIllegal(Operation op) {
    return ask(op, () -> target.isIllegal(op));
  }

  private static <T> T ask(Operation op, Supplier<T> question) {
    try {
      return question.get();
    } catch (DiagnosticException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, op.location(), op.name());
    }
  }

  /** An operation before those nested in it, blocks before their successors. */
  private void collect(Operation root, List<Operation> found) {
    Deque<Operation> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Operation op = stack.pop();
      found.add(op);
      if (op.regionCount() > 0 && legality(op) != Legality.RECURSIVELY_LEGAL) {
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
    // A folder, or what a converter asks: patterns are reported by name.
    return ask(op, () -> legalize(op));
  }

  private boolean legalize(Operation op) {
    if (nesting.isFull()) {
      throw mistake(
          op.location(),
          op.name(),
          "is "
              + Nesting.MAX_LEVELS
              + " levels deep in the results of patterns: the recursion of one that says that it"
              + " is bounded may not be");
    }
    return nesting.call(() -> legalizeHere(op));
  }

  private boolean legalizeHere(Operation op) {
    if (tracker.isIgnored(op)) {
      return true;
    }
    Legality legality = legality(op);
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
    int mark = tracker.mark();
    startAt(op);
    List<Value> values = new ArrayList<>();
    PatternResults results = new PatternResults();
    boolean folded =
        tracker.orUndo(
            mark,
            () -> tracker.collect(results, () -> tracker.tryToModify(op, () -> fold(op, values))));
    if (folded && values.isEmpty()) {
      // It may be legal now. As in MLIR, it stays as it has become if not.
      return legalize(op);
    }
    if (folded) {
      return tracker.orUndo(
          mark,
          () -> {
            rewriter.replace(op, values);
            return areLegal(results.created());
          });
    }
    return false;
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
      try {
        if (legalizeBy(pattern, op)) {
          return true;
        }
      } finally {
        applied.remove(pattern);
      }
    }
    return false;
  }

  private boolean legalizeBy(RewritePattern pattern, Operation op) {
    RewriteListener listener = tracker.announcements().listener();
    if (listener != null) {
      listener.patternBegin(pattern, op);
    }
    PatternResults results = new PatternResults();
    int mark = tracker.mark();
    boolean legal =
        tracker.orUndo(
            mark,
            () -> {
              boolean matched = tracker.collect(results, () -> apply(pattern, op, mark));
              return matched && areLegal(results);
            });
    if (listener != null) {
      listener.patternEnd(pattern, legal);
    }
    return legal;
  }

  private boolean apply(RewritePattern pattern, Operation op, int mark) {
    // The operation may be erased by what throws.
    Location location = op.location();
    OperationName name = op.name();
    startAt(op);
    boolean matched;
    try {
      matched = run(pattern, op);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, location, name, "in pattern '" + pattern.name() + "'");
    }
    if (matched && !tracker.erasures().isErased(op) && !tracker.isModifiedSince(mark, op)) {
      // It would count as legal, although nothing has made it so.
      throw mistake(
          location,
          name,
          "expected pattern '"
              + pattern.name()
              + "' to replace the root operation or modify it in place");
    }
    return matched;
  }

  private boolean run(RewritePattern pattern, Operation op) {
    PatternWatch watch = tracker.announcements().watch();
    return watch == null
        ? pattern.matchAndRewrite(op, rewriter)
        : watch.run(op, () -> pattern.matchAndRewrite(op, rewriter));
  }

  private static DiagnosticException mistake(Location location, OperationName name, String what) {
    return TypeConverter.mistake(location, "'" + name.value() + "' op " + what);
  }

  /** Makes what a pattern has changed and created legal. */
  private boolean areLegal(PatternResults results) {
    for (Operation cast : results.casts()) {
      if (!tracker.erasures().isErased(cast) && cast.useEmpty()) {
        tracker.erasures().erase(cast);
      }
    }
    return areLegal(results.modified()) && areLegal(results.created());
  }

  private boolean areLegal(Set<Operation> ops) {
    for (Operation op : ops) {
      if (!legalize(op)) {
        return false;
      }
    }
    return true;
  }
}
