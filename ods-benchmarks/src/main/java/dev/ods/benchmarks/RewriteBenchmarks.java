// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Passes and patterns, each on a new clone of its module. */
public class RewriteBenchmarks {
  /** A module and the clone of it that is rewritten next. */
  @State(Scope.Thread)
  public static class Cloned extends Sized {
    /** The name of the workload. */
    @Param("canonicalize")
    public String rewrite;

    private Rewrite workload;
    private Operation original;
    private Operation module;
    private Consumer<Operation> action;

    /** Builds the module, and checks that a rewrite leaves what it should. */
    @Setup
    public void build() {
      workload = Rewrite.of(rewrite);
      Context context = Chain.newContext();
      original = workload.build(context, n);
      action = workload.action(context);
      cloneOriginal();
      rewrite();
      workload.check(module, n);
    }

    /** Clones the module. */
    @Setup(Level.Invocation)
    public void cloneOriginal() {
      module = workload.changes() ? original.cloneDetached() : original;
    }

    void rewrite() {
      action.accept(module);
    }
  }

  /** The workload that the parameter names. */
  @Benchmark
  public void rewrite(Cloned state) {
    state.rewrite();
  }
}
