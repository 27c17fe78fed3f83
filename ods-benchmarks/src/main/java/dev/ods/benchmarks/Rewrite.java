// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A workload that rewrites a module.
 *
 * @param workload its name
 * @param body that of the functions
 * @param isPrivate which functions are private
 * @param leftPerGroup the number of operations that are left of a group of functions
 * @param pipeline null for the pattern {@link #doubleByProduct}
 * @param threaded whether it runs on all cores
 */
record Rewrite(
    String workload,
    Functions.Body body,
    IntPredicate isPrivate,
    int leftPerGroup,
    @Nullable String pipeline,
    boolean threaded) {
  /** The operations of a group of functions, themselves included. */
  private static final int ALL_OF_GROUP = Programs.GROUP * (Functions.OPS_PER_FUNCTION + 1);

  private static final GreedyRewriteConfig PATTERNS_ONLY =
      GreedyRewriteConfig.DEFAULT
          .withFolding(false)
          .withConstantCse(false)
          .withRegionSimplification(RegionSimplification.DISABLED);

  private static final List<Rewrite> ALL =
      List.of(
          new Rewrite("canonicalize", Programs.FOLDABLE, 350, "canonicalize"),
          new Rewrite("canonicalize-func", Programs.FOLDABLE, 350, "func.func(canonicalize)"),
          new Rewrite("canonicalize-func-mt", Programs.FOLDABLE, 350, "func.func(canonicalize)"),
          new Rewrite("canonicalize-unchanged", Programs.SETTLED, ALL_OF_GROUP, "canonicalize"),
          new Rewrite("cse", Programs.REPEATED, 680, "cse"),
          new Rewrite("cse-func", Programs.REPEATED, 680, "func.func(cse)"),
          new Rewrite("cse-func-mt", Programs.REPEATED, 680, "func.func(cse)"),
          new Rewrite("cse-unchanged", Programs.SETTLED, ALL_OF_GROUP, "cse"),
          new Rewrite("greedy", Programs.DOUBLED, 1340, null),
          new Rewrite("greedy-unchanged", Programs.SETTLED, ALL_OF_GROUP, null),
          new Rewrite("inline", Programs.INLINABLE, Programs::isInlined, 9 * 199, "inline", false),
          new Rewrite("sccp", Programs.FOLDABLE, 660, "sccp"),
          new Rewrite(
              "symbol-dce", Programs.UNUSED, Programs::isPrivate, 808, "symbol-dce", false));

  /** On public functions; on all cores if the name says so. */
  private Rewrite(
      String workload, Functions.Body body, int leftPerGroup, @Nullable String pipeline) {
    this(workload, body, function -> false, leftPerGroup, pipeline, workload.endsWith("-mt"));
  }

  static boolean isRewrite(String workload) {
    return ALL.stream().anyMatch(each -> each.workload.equals(workload));
  }

  static Rewrite of(String workload) {
    return ALL.stream().filter(each -> each.workload.equals(workload)).findFirst().orElseThrow();
  }

  /** Whether anything is rewritten, so that each time needs a new module. */
  boolean changes() {
    return body != Programs.SETTLED;
  }

  Operation build(Context context, int n) {
    return Functions.build(context, n, isPrivate, body);
  }

  /** What rewrites modules of a context. */
  Consumer<Operation> action(Context context) {
    if (pipeline != null) {
      PassManager passes = manager(pipeline);
      passes.enableThreading(threaded ? ForkJoinPool.commonPool() : null);
      return module -> {
        if (!passes.run(module, new Diagnostics())) {
          throw new IllegalStateException("the pass fails");
        }
      };
    }
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(context)
                .add(AddIOp.MODEL, AddIOp::of, "DoubleByProduct", Rewrite::doubleByProduct));
    return module -> {
      if (!GreedyRewriter.apply(module, patterns, PATTERNS_ONLY).converged()) {
        throw new IllegalStateException("the rewrite does not converge");
      }
    };
  }

  private static PassManager manager(String pipeline) {
    PassRegistry registry = PassRegistry.load(Rewrite.class.getClassLoader());
    OpPassManager manager = OpPassManager.on("builtin.module");
    List<String> errors = PassPipelineParser.addTo(manager, pipeline, registry);
    if (!errors.isEmpty()) {
      throw new IllegalStateException(errors.toString());
    }
    return PassManager.of(manager).enableVerifier(false);
  }

  /** {@code x + x = x * 2}. */
  private static boolean doubleByProduct(AddIOp op, Rewriter rewriter) {
    if (!op.lhs().equals(op.rhs())) {
      return false;
    }
    Location location = op.operation().location();
    Value two = Programs.constant(rewriter, location, op.lhs(), 2);
    MulIOp product = MulIOp.build(rewriter, location, op.lhs(), two);
    rewriter.replace(op.operation(), product.result());
    return true;
  }

  /**
   * Checks the number of operations that are left, so that both programs do the same.
   *
   * @throws IllegalStateException if it is another one
   */
  void check(Operation module, int n) {
    int[] left = {0};
    module.walk(op -> left[0]++);
    int groups = n / Functions.OPS_PER_FUNCTION / Programs.GROUP;
    if (left[0] != groups * leftPerGroup + 1) {
      throw new IllegalStateException(
          left[0] + " operations are left, not " + (groups * leftPerGroup + 1));
    }
  }

  /** The module that is left, in generic form. */
  byte[] resultText(int n) {
    Context context = Chain.newContext();
    Operation module = build(context, n);
    action(context).accept(module);
    return Chain.text(module, true);
  }
}
