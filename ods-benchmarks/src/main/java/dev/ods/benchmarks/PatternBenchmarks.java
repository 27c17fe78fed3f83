// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewriteListener;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What it costs to find that no pattern of a declared set applies to an operation, whatever the
 * number of patterns: for the script {@code patterns}.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PatternBenchmarks {
  private static final int ROOTS = 10_000;

  private static final GreedyRewriteConfig PATTERNS_ONLY =
      GreedyRewriteConfig.DEFAULT
          .withFolding(false)
          .withConstantCse(false)
          .withRegionSimplification(RegionSimplification.DISABLED);

  private static final GreedyRewriteConfig ONE_BY_ONE =
      PATTERNS_ONLY.withListener(new RewriteListener() {});

  /** A module, and patterns none of which applies to any of its operations. */
  @State(Scope.Thread)
  public static class Unmatched {
    /** The number of patterns of the one root. */
    @Param({"10", "100", "1000"})
    public int patterns;

    private FrozenRewritePatternSet frozen;
    private Operation module;

    /** Compiles the patterns, and builds the module. */
    @Setup
    public void build() throws IOException, ReflectiveOperationException {
      ManyPatterns many = new ManyPatterns(patterns);
      frozen = FrozenRewritePatternSet.of(many.patterns());
      module = many.program(ROOTS);
    }
  }

  /** With the tree. */
  @Benchmark
  @OperationsPerInvocation(ROOTS)
  public boolean tree(Unmatched state) {
    return GreedyRewriter.apply(state.module, state.frozen, PATTERNS_ONLY).changed();
  }

  /** One pattern after the other, as for a listener. */
  @Benchmark
  @OperationsPerInvocation(ROOTS)
  public boolean oneByOne(Unmatched state) {
    return GreedyRewriter.apply(state.module, state.frozen, ONE_BY_ONE).changed();
  }
}
