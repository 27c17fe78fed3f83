// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import com.sun.management.ThreadMXBean;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Measures allocation by rewrites of a module in which nothing changes. Prints the name of each,
 * the number of operations, and bytes for each operation.
 */
final class RewriteProbe {
  private static final int FUNCTIONS = 1_000;
  private static final int STEPS = 40;
  private static final int ROUNDS = 60;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Operation module = new Programs().read(text());
  private long operations;

  private RewriteProbe() {}

  public static void main(String[] arguments) {
    new RewriteProbe().run();
  }

  private void run() {
    module.walk(op -> operations++);
    measure("cse", pass("cse"));
    measure("greedy", pattern());
    measure("functions", pass("func.func(canonicalize)"));
    measure("symbol-dce", pass("symbol-dce"));
  }

  private Runnable pass(String name) {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    List<String> errors =
        PassPipelineParser.addTo(
            pipeline, name, PassRegistry.load(RewriteProbe.class.getClassLoader()));
    PassManager passes = PassManager.of(pipeline).enableVerifier(false);
    return () -> {
      if (!errors.isEmpty() || !passes.run(module, new Diagnostics())) {
        throw new AssertionError("the pass succeeds");
      }
    };
  }

  /** A pattern that matches no operation, as no addition has equal operands. */
  private Runnable pattern() {
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            RewritePatternSet.create(module.context())
                .add(
                    AddIOp.MODEL,
                    AddIOp::of,
                    "EqualOperands",
                    (op, rewriter) -> {
                      if (!op.lhs().equals(op.rhs())) {
                        return false;
                      }
                      throw new AssertionError("the pattern does not match");
                    }));
    GreedyRewriteConfig patternsOnly =
        GreedyRewriteConfig.DEFAULT.withFolding(false).withConstantCse(false);
    return () -> GreedyRewriter.apply(module, patterns, patternsOnly);
  }

  private void measure(String name, Runnable rewrite) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      rewrite.run();
      long allocated = threads.getCurrentThreadAllocatedBytes() - before;
      least = Math.min(least, allocated / (double) operations);
    }
    System.out.println(name + "\t" + operations + "\t" + least);
  }

  /** Sums, differences of bits and products, each of the two values before it. */
  private static String text() {
    String[] kinds = {"addi", "xori", "muli"};
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < FUNCTIONS; f++) {
      text.append("func.func @f").append(f).append("(%0: i32, %1: i32) -> i32 {\n");
      int last = 1;
      for (int i = 0; i < 3 * STEPS; i++) {
        text.append("  %").append(last + 1).append(" = arith.").append(kinds[i % 3]);
        text.append(" %").append(last - 1).append(", %").append(last).append(" : i32\n");
        last++;
      }
      text.append("  return %").append(last).append(" : i32\n}\n");
    }
    return text.toString();
  }
}
