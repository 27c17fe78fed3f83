// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.rewrite.RewritePattern.Definition;
import dev.ods.rewrite.RewritePattern.Rewrite;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Collects patterns. Their order matters: of two with the same benefit, the first is tried first.
 */
public final class RewritePatternSet {
  private final Context context;
  private final List<RewritePattern> patterns = new ArrayList<>();

  private RewritePatternSet(Context context) {
    this.context = context;
  }

  /** An empty set, for operations of a context. */
  public static RewritePatternSet create(Context context) {
    return new RewritePatternSet(Objects.requireNonNull(context, "context"));
  }

  /**
   * The patterns of canonicalization of all loaded dialects, and after them those of their
   * operations, sorted by name. First loads the dialects on which loaded ones depend, as their
   * patterns and constants may make operations of these.
   */
  public static RewritePatternSet canonicalization(Context context) {
    context.loadDependentDialects();
    RewritePatternSet set = create(context);
    for (DialectDefinition dialect : context.dialects()) {
      CanonicalizableDialect hook = dialect.as(CanonicalizableDialect.class);
      if (hook != null) {
        hook.canonicalizationPatterns(set);
      }
    }
    context.dialects().stream()
        .flatMap(dialect -> dialect.operations().stream())
        .sorted(Comparator.comparing(OpModel::name))
        .forEach(set::addCanonicalization);
    return set;
  }

  private void addCanonicalization(OpModel model) {
    Canonicalizable kind = model.as(Canonicalizable.class);
    if (kind != null) {
      kind.canonicalizationPatterns(this);
    }
    if (model.hasInterface(SelfCanonicalizing.class)) {
      add(new OwnPattern(model));
    }
  }

  /** The context of the operations. */
  public Context context() {
    return context;
  }

  /** Adds a pattern. */
  public RewritePatternSet add(RewritePattern pattern) {
    patterns.add(Objects.requireNonNull(pattern, "pattern"));
    return this;
  }

  /**
   * Adds a pattern for operations of one kind.
   *
   * @param model such as {@code AddOp.MODEL}
   * @param view makes the typed view, {@code AddOp::of}
   * @param name the name of the pattern
   * @param benefit see {@link RewritePattern}
   * @param rewrite the body
   * @param <T> the generated class
   */
  public <T extends OpView> RewritePatternSet add(
      OpModel model,
      Function<Operation, T> view,
      String name,
      int benefit,
      Rewrite<? super T> rewrite) {
    return add(new ViewPattern<>(model, view, name, benefit, rewrite));
  }

  /** Adds a pattern with benefit 1: see {@link #add(OpModel, Function, String, int, Rewrite)}. */
  public <T extends OpView> RewritePatternSet add(
      OpModel model, Function<Operation, T> view, String name, Rewrite<? super T> rewrite) {
    return add(model, view, name, 1, rewrite);
  }

  /**
   * Adds a pattern for operations of one kind that needs no typed view.
   *
   * @param model such as {@code AddOp.MODEL}
   * @param name the name of the pattern
   * @param benefit see {@link RewritePattern}
   * @param rewrite the body, given an operation of that kind; see {@link
   *     RewritePattern#matchAndRewrite}
   */
  public RewritePatternSet add(
      OpModel model, String name, int benefit, BiPredicate<Operation, Rewriter> rewrite) {
    return add(new OperationPattern(PatternRoot.of(model), null, name, benefit, rewrite));
  }

  /**
   * Adds a pattern for operations of one kind with an operand that certain operations define. For
   * others a driver does not call the body, unless it has a listener.
   *
   * @param model such as {@code AddOp.MODEL}
   * @param definition what is asked of the operand: a driver finds it out without handles
   * @param name the name of the pattern
   * @param benefit see {@link RewritePattern}
   * @param rewrite the body, which asks the same itself
   */
  public RewritePatternSet add(
      OpModel model,
      Definition definition,
      String name,
      int benefit,
      BiPredicate<Operation, Rewriter> rewrite) {
    return add(new OperationPattern(PatternRoot.of(model), definition, name, benefit, rewrite));
  }

  /**
   * Adds a pattern for operations that are not of one kind, such as all with an interface.
   *
   * @param root the operations
   * @param name the name of the pattern
   * @param benefit see {@link RewritePattern}
   * @param rewrite the body; see {@link RewritePattern#matchAndRewrite}
   */
  public RewritePatternSet add(
      PatternRoot root, String name, int benefit, BiPredicate<Operation, Rewriter> rewrite) {
    return add(new OperationPattern(root, null, name, benefit, rewrite));
  }

  /**
   * Adds a pattern for operations with an op interface (MLIR's {@code OpInterfaceRewritePattern}).
   *
   * @param opInterface the interface, such as {@code LoopLikeOpInterface.class}
   * @param name the name of the pattern
   * @param benefit see {@link RewritePattern}
   * @param rewrite the body
   * @param <T> the interface
   */
  public <T extends OpView> RewritePatternSet add(
      Class<T> opInterface, String name, int benefit, Rewrite<? super T> rewrite) {
    return add(
        PatternRoot.withInterface(opInterface),
        name,
        benefit,
        (op, rewriter) -> {
          T view = op.as(opInterface);
          return view != null && rewrite.matchAndRewrite(view, rewriter);
        });
  }

  /** The patterns in the order of their addition. */
  public List<RewritePattern> patterns() {
    return Collections.unmodifiableList(patterns);
  }

  private static final class ViewPattern<T extends OpView> extends RewritePattern {
    private final Function<Operation, T> view;
    private final Rewrite<? super T> rewrite;

    ViewPattern(
        OpModel root,
        Function<Operation, T> view,
        String name,
        int benefit,
        Rewrite<? super T> rewrite) {
      super(root, name, benefit);
      Objects.requireNonNull(view, "view");
      Objects.requireNonNull(rewrite, "rewrite");
      this.view = view;
      this.rewrite = rewrite;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      return rewrite.matchAndRewrite(view.apply(op), rewriter);
    }
  }

  private static final class OperationPattern extends RewritePattern {
    private final BiPredicate<Operation, Rewriter> rewrite;

    OperationPattern(
        PatternRoot root,
        @Nullable Definition definition,
        String name,
        int benefit,
        BiPredicate<Operation, Rewriter> rewrite) {
      super(name, benefit, root, definition);
      Objects.requireNonNull(rewrite, "rewrite");
      this.rewrite = rewrite;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      return rewrite.test(op, rewriter);
    }
  }

  private static final class OwnPattern extends RewritePattern {
    OwnPattern(OpModel root) {
      super(root, root.name() + ".canonicalize", 1);
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      return op.view() instanceof SelfCanonicalizing own && own.canonicalize(rewriter);
    }
  }
}
