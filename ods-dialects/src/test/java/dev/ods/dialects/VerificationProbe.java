// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import com.sun.management.ThreadMXBean;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.verify.Verifier;
import java.lang.management.ManagementFactory;

/**
 * Measures allocation while verifying, in a JVM of its own, so that other tests do not affect the
 * JIT compiler's profiles. Prints the number of operations, and bytes for each.
 */
final class VerificationProbe {
  private static final int FUNCTIONS = 1_000;
  private static final int ADDITIONS = 50;
  private static final int ROUNDS = 200;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long operations;

  private VerificationProbe() {}

  public static void main(String[] arguments) {
    new VerificationProbe().run();
  }

  private void run() {
    Operation module = new Programs().read(text());
    module.walk(
        WalkOrder.PRE,
        op -> {
          operations++;
          return WalkResult.CONTINUE;
        });
    double least = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      least = Math.min(least, allocated(module) / (double) operations);
    }
    System.out.println(operations + "\t" + least);
  }

  private long allocated(Operation module) {
    long before = threads.getCurrentThreadAllocatedBytes();
    if (!Verifier.verify(module, new Diagnostics())) {
      throw new AssertionError("the module is valid");
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static String text() {
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < FUNCTIONS; f++) {
      text.append("func.func @f").append(f).append("(%a: i32, %v: vector<4xi64>) -> i32 {\n");
      text.append("  %c = arith.constant ")
          .append(f)
          .append(" : i32\n  %0 = arith.addi %a, %c : i32\n");
      for (int i = 0; i < ADDITIONS; i++) {
        text.append("  %").append(i + 1).append(" = arith.addi %").append(i).append(", %c : i32\n");
        text.append("  %v").append(i).append(" = arith.muli %v, %v : vector<4xi64>\n");
      }
      text.append("  return %").append(ADDITIONS).append(" : i32\n}\n");
    }
    return text.toString();
  }
}
