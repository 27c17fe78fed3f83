// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import com.sun.management.ThreadMXBean;
import dev.ods.ir.Operation;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;

/**
 * Measures allocation while printing a verified module: constants with conflicting names, flags,
 * discardable attributes. Prints the form, the number of operations, and bytes for each. (A
 * hand-written form may allocate the typed view passed to it.)
 */
final class PrintingProbe {
  private static final int FUNCTIONS = 1_000;
  private static final int STEPS = 40;
  private static final int ROUNDS = 40;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Operation module = new Programs().read(text());
  private long operations;

  private PrintingProbe() {}

  public static void main(String[] arguments) throws IOException {
    new PrintingProbe().run();
  }

  private void run() throws IOException {
    module.walk(
        WalkOrder.PRE,
        op -> {
          operations++;
          return WalkResult.CONTINUE;
        });
    measure("custom", PrinterFlags.DEFAULT.withAssumeVerified(true));
    measure("generic", PrinterFlags.GENERIC);
  }

  private void measure(String form, PrinterFlags flags) throws IOException {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      Printer.print(module, flags, OutputStream.nullOutputStream());
      long bytes = threads.getCurrentThreadAllocatedBytes() - before;
      least = Math.min(least, bytes / (double) operations);
    }
    System.out.println(form + "\t" + operations + "\t" + least);
  }

  private static String text() {
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < FUNCTIONS; f++) {
      text.append("func.func @f").append(f).append("(%a: i32, %b: i32) -> i32 {\n");
      text.append("  %0 = arith.addi %a, %b : i32\n");
      for (int i = 1; i <= STEPS; i++) {
        text.append("  %c").append(i).append(" = arith.constant ").append(i / 2).append(" : i32\n");
        text.append("  %").append(i).append(" = arith.addi %").append(i - 1).append(", %c");
        text.append(i).append(" overflow<nsw> {tag = \"x\"} : i32\n");
        text.append("  %d").append(i).append(" = arith.muli %").append(i).append(", %b : i32\n");
      }
      text.append("  return %").append(STEPS).append(" : i32\n}\n");
    }
    return text.toString();
  }
}
