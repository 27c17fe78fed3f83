// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Building, cloning and erasing a module. */
public class ChangeBenchmarks {
  /** A module to clone. */
  @State(Scope.Thread)
  public static class Original extends Sized {
    Context context;
    Operation module;

    /** Builds the module. */
    @Setup
    public void build() {
      context = Chain.newContext();
      module = Chain.build(context, n);
    }
  }

  /** A clone to modify; a new one per invocation. */
  @State(Scope.Thread)
  public static class Copy {
    Operation module;

    /** Clones the module. */
    @Setup(Level.Invocation)
    public void copy(Original original) {
      module = original.module.cloneDetached();
    }
  }

  /** {@code build}. */
  @Benchmark
  public Operation build(Original original) {
    return Chain.build(original.context, original.n);
  }

  /** {@code clone}. */
  @Benchmark
  public Operation clone(Original original) {
    return original.module.cloneDetached();
  }

  /** {@code erase}. */
  @Benchmark
  public void erase(Copy copy) {
    copy.module.erase();
  }
}
