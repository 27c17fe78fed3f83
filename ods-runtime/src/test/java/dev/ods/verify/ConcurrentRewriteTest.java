// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMemory;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Threads rewrite isolated operations of one module concurrently, and the module stays valid. */
class ConcurrentRewriteTest {
  private static final int FUNCTIONS = 6;
  private static final int ROUNDS = 10;
  private static final int STEPS = 3000;

  private final Context context = Context.create();

  /** An operation that is isolated from above, with one block that ends with a terminator. */
  private static final class Function {
    final Operation op;
    final Block block;
    final Operation end;

    /** The operations before the terminator, in order. */
    final List<Operation> body = new ArrayList<>();

    Function(Block module) {
      op = TestIr.create(OpBuilder.atEnd(module), "test.isolated_regions", List.of(), 0, 1);
      block = op.region(0).addBlock();
      block.addArgument(TestIr.i32(op.context()), UnknownLoc.get(op.context()));
      end = TestIr.create(OpBuilder.atEnd(block), "test.finish", List.of(), 0, 0);
    }

    void rewrite(Random random) {
      for (int step = 0; step < STEPS; step++) {
        int kind = random.nextInt(10);
        if (body.isEmpty() || kind < (body.size() < 500 ? 5 : 4)) {
          insert(random);
        } else if (kind < 9) {
          replace(random.nextInt(body.size()));
        } else {
          int index = random.nextInt(body.size());
          body.get(index).setOperands(List.of(earlier(random, index)));
        }
      }
    }

    private void insert(Random random) {
      int index = random.nextInt(body.size() + 1);
      List<Value> operands = new ArrayList<>();
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        operands.add(earlier(random, index));
      }
      OpBuilder builder = OpBuilder.before(index == body.size() ? end : body.get(index));
      body.add(index, TestIr.create(builder, "unknown.op", operands, 1, 0));
    }

    private Value earlier(Random random, int index) {
      int from = random.nextInt(index + 1);
      return from == index ? block.argument(0) : body.get(from).result(0);
    }

    private void replace(int index) {
      Operation old = body.remove(index);
      old.result(0).replaceAllUsesWith(old.operand(0));
      old.erase();
    }
  }

  @Test
  void theModuleStaysValid() throws Exception {
    context.load(new MlirTestDialect());
    context.allowUnregisteredDialects(true);
    Operation module = TestIr.module(OpBuilder.create(context));
    Block body = ModuleOp.of(module).body();
    List<Function> functions = new ArrayList<>();
    for (int i = 0; i < FUNCTIONS; i++) {
      functions.add(new Function(body));
    }
    for (int round = 0; round < ROUNDS; round++) {
      rewriteAtOnce(functions, round);
      Diagnostics diagnostics = new Diagnostics();
      assertTrue(Verifier.verify(module, diagnostics), () -> diagnostics.list().toString());
      for (Function function : functions) {
        assertEquals(function.body.size() + 1, count(function.block));
      }
    }
    functions.forEach(function -> function.op.erase());
    IrMemory memory = IrMemory.of(module);
    memory.settle();
    assertTrue(memory.reservedBytes() <= 1 << 20, "held: " + memory.reservedBytes());
  }

  private static void rewriteAtOnce(List<Function> functions, int round) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<?>> tasks = new ArrayList<>();
      for (int i = 0; i < functions.size(); i++) {
        Function function = functions.get(i);
        Random random = new Random(round * FUNCTIONS + i);
        tasks.add(threads.submit(() -> function.rewrite(random)));
      }
      for (Future<?> task : tasks) {
        task.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  private static int count(Block block) {
    int count = 0;
    for (Operation op : block.operations()) {
      assertEquals(block, op.block());
      count++;
    }
    return count;
  }
}
