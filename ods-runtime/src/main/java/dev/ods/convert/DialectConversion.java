// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.convert.Materializations.Cast;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.hook.HookFailure;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewriteTracing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Converts operations until they are legal for a target (MLIR's dialect conversion). A conversion
 * that fails, and an analysis, leave everything as it was, but for the order in which values list
 * their uses, and blocks their predecessors.
 */
public final class DialectConversion {
  private final Mode mode;
  private final ConversionConfig config;
  private final Diagnostics diagnostics;
  private final ChangeTracker tracker;
  private final Legalizer legalizer;
  private final Set<Operation> unlegalized = new LinkedHashSet<>();
  private final Set<Operation> legalizable = new LinkedHashSet<>();

  private enum Mode {
    PARTIAL,
    FULL,
    ANALYSIS
  }

  private DialectConversion(
      List<Operation> roots,
      Mode mode,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config,
      Diagnostics diagnostics) {
    for (Operation root : roots) {
      patterns.requireContextOf(root);
      if (target.context() != root.context()) {
        throw new IllegalArgumentException(
            "'" + root.name() + "' is of another context than the target: create one for its own");
      }
    }
    Operation member = roots.get(0);
    this.mode = mode;
    this.config = config;
    this.diagnostics = diagnostics;
    tracker =
        new ChangeTracker(
            IrReader.of(member),
            RewriteTracing.listener(member.context(), config.listener()),
            PatternWatch.ofChecked(member));
    LegalizationGraph graph = new LegalizationGraph(target, patterns.patterns());
    legalizer = new Legalizer(member, target, graph, config, tracker, this::note);
  }

  /**
   * Converts an operation with what is nested in it, as far as that is possible: it fails if an
   * operation stays that is known not to be legal.
   *
   * @param diagnostics is told of an operation that does not become legal
   * @return whether it succeeded
   * @throws IllegalArgumentException if the operation is of another context than the patterns or
   *     the target
   * @throws dev.ods.diagnostic.DiagnosticException if a pattern, a folder, or what the target or a
   *     type converter asks threw, or did what it must not: a pattern, for example, neither replace
   *     nor modify what it says that it has matched; then, too, nothing has changed
   * @throws IllegalStateException if something that was erased is still in use at the end; then,
   *     too, nothing has changed
   */
  public static boolean applyPartial(
      Operation root,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      Diagnostics diagnostics) {
    Objects.requireNonNull(root, "root");
    return applyPartial(List.of(root), target, patterns, ConversionConfig.DEFAULT, diagnostics);
  }

  /**
   * {@link #applyPartial(Operation, ConversionTarget, FrozenRewritePatternSet, Diagnostics)}, of
   * several operations of one module, none of which is nested in another.
   */
  public static boolean applyPartial(
      List<Operation> roots,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config,
      Diagnostics diagnostics) {
    return apply(Mode.PARTIAL, roots, target, patterns, config, diagnostics);
  }

  /**
   * Converts an operation with what is nested in it: it fails if an operation stays that is not
   * known to be legal. Otherwise as {@link #applyPartial(Operation, ConversionTarget,
   * FrozenRewritePatternSet, Diagnostics)}.
   */
  public static boolean applyFull(
      Operation root,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      Diagnostics diagnostics) {
    Objects.requireNonNull(root, "root");
    return applyFull(List.of(root), target, patterns, ConversionConfig.DEFAULT, diagnostics);
  }

  /** {@link #applyFull(Operation, ConversionTarget, FrozenRewritePatternSet, Diagnostics)}. */
  public static boolean applyFull(
      List<Operation> roots,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config,
      Diagnostics diagnostics) {
    return apply(Mode.FULL, roots, target, patterns, config, diagnostics);
  }

  /**
   * Finds out what a conversion would make legal, and leaves everything as it is.
   *
   * @return the operations that are legal or would become it, in order
   */
  public static Set<Operation> analyze(
      List<Operation> roots,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config) {
    if (roots.isEmpty()) {
      return Set.of();
    }
    DialectConversion conversion =
        new DialectConversion(
            roots, Mode.ANALYSIS, target, patterns, config, Diagnostics.withoutOperations());
    try {
      conversion.tracker.orUndo(
          0,
          () -> {
            conversion.legalizer.legalizeFirst(roots);
            return false;
          });
    } finally {
      conversion.legalizer.rewriter().endConversion();
    }
    return conversion.legalizable;
  }

  private static boolean apply(
      Mode mode,
      List<Operation> roots,
      ConversionTarget target,
      FrozenRewritePatternSet patterns,
      ConversionConfig config,
      Diagnostics diagnostics) {
    if (roots.isEmpty()) {
      return true;
    }
    return new DialectConversion(roots, mode, target, patterns, config, diagnostics).run(roots);
  }

  private boolean run(List<Operation> roots) {
    boolean succeeded;
    try {
      succeeded = tracker.orUndo(0, () -> convert(roots));
    } finally {
      legalizer.rewriter().endConversion();
      if (config.unlegalized() != null) {
        unlegalized.removeIf(tracker.erasures()::isErased);
        config.unlegalized().addAll(unlegalized);
      }
    }
    tracker.erasures().dispose();
    return succeeded;
  }

  private boolean convert(List<Operation> roots) {
    if (!legalizer.legalizeFirst(roots)) {
      return false;
    }
    // Before casts are looked through, and what materializations do after it.
    tracker.erasures().requireDisposable();
    boolean resolved = resolveCasts();
    tracker.erasures().requireDisposable();
    return resolved;
  }

  private boolean note(Operation op, boolean isLegal, boolean isEarly) {
    if (isLegal) {
      if (!isEarly && mode == Mode.ANALYSIS) {
        legalizable.add(op);
      }
      return true;
    }
    boolean fails =
        switch (mode) {
          case FULL -> true;
          case PARTIAL -> legalizer.isIllegal(op);
          case ANALYSIS -> false;
        };
    if (!isEarly && fails) {
      String marked = mode == Mode.PARTIAL ? " that was explicitly marked illegal" : "";
      diagnostics.error(op, "failed to legalize operation '" + op.name().value() + "'" + marked);
    } else if (!isEarly) {
      unlegalized.add(op);
    }
    return !fails;
  }

  // --- Casts.

  /** Removes the casts between old and new types, or makes what the type converters say of them. */
  private boolean resolveCasts() {
    Materializations materializations = legalizer.materializations();
    ConversionRewriter rewriter = legalizer.rewriter();
    SourceCasts.shorten(materializations, rewriter);
    List<Operation> left = UnrealizedCasts.reconcile(materializations.remaining(), rewriter);
    if (config.materializations()) {
      for (Operation cast : left) {
        if (!materialize(cast, materializations.reason(cast), rewriter)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean materialize(Operation cast, Cast reason, ConversionRewriter rewriter) {
    List<Value> inputs = List.copyOf(cast.operands());
    List<Type> types = Materializations.typesOf(cast.results());
    rewriter.setInsertionPoint(cast);
    List<Value> values;
    try {
      values = convert(cast, reason, inputs, types, rewriter);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, cast.location(), cast.name(), "in a materialization");
    }
    if (values != null) {
      List<Value> made = values;
      tracker.castMaterialized(cast, () -> rewriter.replace(cast, made));
      return true;
    }
    diagnostics.error(
        cast,
        "failed to legalize unresolved materialization from ("
            + list(Materializations.typesOf(inputs))
            + ") to ("
            + list(types)
            + ") that remained live after conversion");
    OpOperand use = firstUse(cast);
    if (use != null) {
      diagnostics.note(
          use.owner().location(),
          "see existing live user here: " + diagnostics.text(Severity.NOTE, use.owner()));
    }
    return false;
  }

  private static @Nullable List<Value> convert(
      Operation cast, Cast reason, List<Value> inputs, List<Type> types, OpBuilder builder) {
    TypeConverter converter = reason.converter();
    if (converter == null) {
      return null;
    }
    if (reason.isTarget()) {
      return converter.materializeTarget(
          builder, cast.location(), types, inputs, reason.original());
    }
    Value value = converter.materializeSource(builder, cast.location(), types.get(0), inputs);
    return value == null ? null : List.of(value);
  }

  private static @Nullable OpOperand firstUse(Operation op) {
    for (Value result : op.results()) {
      OpOperand use = result.firstUse();
      if (use != null) {
        return use;
      }
    }
    return null;
  }

  private static String list(List<Type> types) {
    List<String> texts = new ArrayList<>();
    types.forEach(type -> texts.add("'" + type + "'"));
    return String.join(", ", texts);
  }
}
