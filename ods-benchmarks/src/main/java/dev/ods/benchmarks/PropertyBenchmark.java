// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.dialects.test.TestDialectDefinition;
import dev.ods.dialects.test.TestOpUsingIntPropertyWithWorseBytecodeOp;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.UnknownLoc;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** {@code property}: reading a property of 64 bits of one of a few operations. */
@State(Scope.Thread)
public class PropertyBenchmark extends Sized {
  /** How many operations there are: a power of two. */
  private static final int OPERATIONS = 1024;

  private TestOpUsingIntPropertyWithWorseBytecodeOp[] operations;

  /** Builds the operations. */
  @Setup
  public void build() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    OpBuilder builder = OpBuilder.create(context);
    operations = new TestOpUsingIntPropertyWithWorseBytecodeOp[OPERATIONS];
    for (int i = 0; i < OPERATIONS; i++) {
      operations[i] =
          TestOpUsingIntPropertyWithWorseBytecodeOp.build(builder, UnknownLoc.get(context), i);
    }
  }

  /** Adds up the values. */
  @Benchmark
  public long get() {
    long sum = 0;
    for (int i = 0; i < n; i++) {
      sum += operations[i & (OPERATIONS - 1)].value();
    }
    return sum;
  }
}
