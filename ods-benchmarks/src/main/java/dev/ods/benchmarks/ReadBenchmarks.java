// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.verify.Verifier;
import java.util.concurrent.ForkJoinPool;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The workloads that only read a module. */
@State(Scope.Thread)
public class ReadBenchmarks extends Sized {
  private Operation module;
  private IrReader ir;
  private long count;

  /** Builds the module. */
  @Setup
  public void build() {
    module = Chain.build(Chain.newContext(), n);
    ir = IrReader.of(module);
  }

  /** {@code walk-pre}. */
  @Benchmark
  public long walkPre() {
    count = 0;
    module.walk(
        WalkOrder.PRE,
        op -> {
          count++;
          return WalkResult.CONTINUE;
        });
    return count;
  }

  /** {@code walk-post}. */
  @Benchmark
  public long walkPost() {
    count = 0;
    module.walk(op -> count++);
    return count;
  }

  /** {@code walk-typed}. */
  @Benchmark
  public long walkTyped() {
    count = 0;
    module.walk(AddIOp.MODEL, op -> count++);
    return count;
  }

  /** {@code operands}: the type and the defining operation of each operand, through references. */
  @Benchmark
  public long operands() {
    count = 0;
    ir.walk(IrReader.ref(module), WalkOrder.POST, this::countOperands);
    return count;
  }

  private WalkResult countOperands(int op) {
    int operands = ir.operandCount(op);
    long sum = 0;
    for (int i = 0; i < operands; i++) {
      long operand = ir.operand(op, i);
      sum += ir.operandTypeId(op, i);
      if (IrReader.definingOp(operand) != 0) {
        sum++;
      }
    }
    count += sum;
    return WalkResult.CONTINUE;
  }

  /** {@code operands-handles}: the same through handles. */
  @Benchmark
  public long operandsHandles() {
    count = 0;
    module.walk(this::countOperands);
    return count;
  }

  private void countOperands(Operation op) {
    int operands = op.operandCount();
    for (int i = 0; i < operands; i++) {
      Value operand = op.operand(i);
      count += operand.type().hashCode();
      if (operand.definingOp() != null) {
        count++;
      }
    }
  }

  /** {@code uses}: the uses of each result, through references, by a loop without calls. */
  @Benchmark
  public long uses() {
    int body = ir.region(IrReader.ref(module), 0);
    long sum = 0;
    for (int op = ir.firstInPostOrder(body); op != 0; op = ir.nextInPostOrder(op, body)) {
      int results = ir.resultCount(op);
      for (int i = 0; i < results; i++) {
        for (int use = ir.firstUse(op, i); use != 0; use = ir.nextUse(use)) {
          sum++;
        }
      }
    }
    return sum;
  }

  /** {@code uses-handles}: the same through handles. */
  @Benchmark
  public long usesHandles() {
    count = 0;
    module.walk(this::countUses);
    return count;
  }

  private void countUses(Operation op) {
    int results = op.resultCount();
    for (int i = 0; i < results; i++) {
      for (OpOperand use : op.result(i).uses()) {
        count += use == null ? 0 : 1;
      }
    }
  }

  /** {@code verify}. */
  @Benchmark
  public boolean verify() {
    return Verifier.verify(module, new Diagnostics());
  }

  /** {@code verify-mt}: on all cores. */
  @Benchmark
  public boolean verifyMt() {
    return Verifier.verify(module, new Diagnostics(), ForkJoinPool.commonPool());
  }
}
