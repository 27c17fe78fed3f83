// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.dialects.arith.AddIOp;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Replacing all uses of values. */
public class RauwBenchmark {
  /** The additions in a clone of the module. */
  @State(Scope.Thread)
  public static class Additions {
    final List<Operation> all = new ArrayList<>();

    /** Clones the module and collects its additions. */
    @Setup(Level.Invocation)
    public void collect(ChangeBenchmarks.Original original) {
      all.clear();
      original.module.cloneDetached().walk(AddIOp.MODEL, all::add);
    }
  }

  /** {@code rauw}: each addition is replaced by its left operand and erased. */
  @Benchmark
  public int rauw(Additions additions) {
    List<Operation> all = additions.all;
    for (int i = 0; i < all.size(); i++) {
      Operation add = all.get(i);
      add.result(0).replaceAllUsesWith(add.operand(0));
      add.erase();
    }
    return all.size();
  }
}
