// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import com.sun.management.ThreadMXBean;
import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Walker;
import dev.ods.ir.unsafe.IrReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Measures allocation on hot paths, in a JVM of its own, so that other tests do not affect the JIT
 * compiler's profiles. Prints a name, the number of operations or uses, and bytes for each.
 */
final class AllocationProbe {
  private static final int WIDTH = 1000;
  private static final int LENGTH = 1000;
  private static final int WARM_UPS = 15;
  private static final int ROUNDS = 5;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final PrintStream out;
  private long count;

  private AllocationProbe(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] arguments) {
    new AllocationProbe(System.out).run();
  }

  private void run() {
    Operation root = TestIr.enter(builder, "t.plain");
    Block top = TestIr.notNull(root.region(0).first());
    Value a = TestIr.create(builder, "t.plain", List.of(), 1, 0).result(0);
    Value b = TestIr.create(builder, "t.plain", List.of(), 1, 0).result(0);
    for (int i = 0; i < WIDTH; i++) {
      builder.setInsertionPointToEnd(top);
      TestIr.enter(builder, i % 2 == 0 ? "t.one" : "u.two");
      for (int k = 0; k < LENGTH; k++) {
        TestIr.create(builder, "t.plain", List.of(a), 1, 0);
      }
    }
    IrArena arena = root.arena();
    int ref = root.ref();
    measure("walk of references, pre-order", () -> Walker.walkPreOrder(arena, ref, this::visit));
    measure("walk of references, post-order", () -> Walker.walkPostOrder(arena, ref, this::visit));
    int kind = builder.context().operationName(TestIr.TestDialect.PLAIN).id();
    measure("walk of one kind", () -> Walker.walkKind(arena, ref, kind, this::visit));
    measure("walk of handles", () -> root.walk(WalkOrder.PRE, this::visit));
    measure("uses of references", () -> countUses(root, a));
    measure("uses of handles", () -> countUses(a));
    measure("replacing all uses", () -> swapUses(a, b));
    measure("renumbering and asking the order", () -> askOrder(root));
  }

  private int visit(Arena arena, int op) {
    count++;
    return Walker.CONTINUE;
  }

  private WalkResult visit(Operation op) {
    count += op.operandCount() + 1;
    return WalkResult.CONTINUE;
  }

  private void countUses(Operation root, Value value) {
    IrReader reader = IrReader.of(root);
    for (int use = reader.firstUse(value.word()); use != 0; use = reader.nextUse(use)) {
      count++;
    }
  }

  private void countUses(Value value) {
    for (OpOperand use : value.uses()) {
      count += use.index() + 1;
    }
  }

  private void swapUses(Value a, Value b) {
    a.replaceAllUsesWith(b);
    b.replaceAllUsesWith(a);
    count += 2L * WIDTH * LENGTH;
  }

  private void askOrder(Operation root) {
    IrReader reader = IrReader.of(root);
    int block = reader.firstBlock(reader.region(root.ref(), 0));
    for (int outer = reader.firstOp(block); outer != 0; outer = reader.next(outer)) {
      if (reader.regionCount(outer) == 0) {
        continue;
      }
      int inner = reader.firstBlock(reader.region(outer, 0));
      int first = reader.firstOp(inner);
      for (int op = first; op != 0; op = reader.next(op)) {
        count += reader.isBefore(first, op) || op == first ? 1 : 0;
      }
    }
  }

  private void measure(String name, Runnable action) {
    for (int i = 0; i < WARM_UPS; i++) {
      action.run();
    }
    double best = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      count = 0;
      long thread = Thread.currentThread().getId();
      long before = threads.getThreadAllocatedBytes(thread);
      action.run();
      long after = threads.getThreadAllocatedBytes(thread);
      best = Math.min(best, (double) (after - before) / count);
    }
    out.println(name + "\t" + count + "\t" + best);
  }
}
