// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * Loads a dialect, for the script {@code compile-time}, and prints what that costs: the time, once,
 * as a program loads a dialect once, and the memory that remains in use.
 */
public final class DialectLoading {
  private DialectLoading() {}

  /**
   * Runs the program.
   *
   * @param args the class of the definition; none to load nothing
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    Context context = Context.create();
    if (args.length == 0) {
      return;
    }
    long heap = heap();
    long other = other();
    long start = System.nanoTime();
    DialectDefinition dialect =
        Class.forName(args[0])
            .asSubclass(DialectDefinition.class)
            .getDeclaredConstructor()
            .newInstance();
    context.load(dialect);
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "Loading and registering %d operations: %.2f s, %.1f MB of the heap, %.1f MB of classes.%n",
        dialect.operations().size(),
        seconds,
        (heap() - heap) / 1e6,
        (other() - other) / 1e6);
  }

  private static long heap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static long other() {
    return ManagementFactory.getMemoryMXBean().getNonHeapMemoryUsage().getUsed();
  }
}
