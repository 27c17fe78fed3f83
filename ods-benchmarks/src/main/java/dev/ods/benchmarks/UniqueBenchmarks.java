// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Context;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Looking up existing types and attributes. */
@State(Scope.Thread)
public class UniqueBenchmarks extends Sized {
  private Context context;
  private IntegerType i32;

  /** Creates the context. */
  @Setup
  public void create() {
    context = Chain.newContext();
    i32 = IntegerType.get(context, 32);
  }

  /** {@code unique-type}. */
  @Benchmark
  public void uniqueType(Blackhole hole) {
    for (int i = 0; i < n; i++) {
      hole.consume(IntegerType.get(context, 1 + i % 128));
    }
  }

  /** {@code unique-attr}. */
  @Benchmark
  public void uniqueAttr(Blackhole hole) {
    for (int i = 0; i < n; i++) {
      hole.consume(IntegerAttr.get(i32, i % 1024));
    }
  }
}
