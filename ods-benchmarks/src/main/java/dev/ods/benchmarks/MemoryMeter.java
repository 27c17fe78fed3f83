// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;

/** Measures the heap memory that a module retains. Runs in a process of its own. */
public final class MemoryMeter {
  private static final int COLLECTIONS = 4;

  private MemoryMeter() {}

  /**
   * Prints the bytes per operation.
   *
   * @param args the workload, {@code memory} or {@code memory-parse}, and the number of operations
   */
  public static void main(String[] args) {
    boolean parses = args[0].equals("memory-parse");
    int n = Integer.parseInt(args[1]);
    // A first module initializes what is not part of a module, such as classes and tables.
    byte[] text = Chain.text(Chain.build(Chain.newContext(), n), false);
    Chain.parse(Chain.newContext(), text);
    Context context = Chain.newContext();
    long before = used();
    Operation module = parses ? Chain.parse(context, text) : Chain.build(context, n);
    long after = used();
    System.out.println((after - before) / (double) Functions.totalOps(n));
    if (module.regionCount() != 1) {
      throw new IllegalStateException("the module was collected before it was measured");
    }
  }

  private static long used() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    for (int i = 0; i < COLLECTIONS; i++) {
      memory.gc();
    }
    return memory.getHeapMemoryUsage().getUsed();
  }
}
