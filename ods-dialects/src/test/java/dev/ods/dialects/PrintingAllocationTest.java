// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Printing makes no garbage per operation, per {@link PrintingProbe}: it allocates no more than the
 * tables of value names, which is less than the smallest object per operation.
 */
final class PrintingAllocationTest {
  private static final double MOST_BYTES = 16;

  @Test
  void printingMakesNoGarbagePerOperation() throws Exception {
    List<String[]> lines = ProbeProcess.run(PrintingProbe.class);
    assertEquals(2, lines.size());
    for (String[] fields : lines) {
      String line = String.join(" ", fields);
      assertTrue(Long.parseLong(fields[1]) > 100_000, line);
      assertTrue(Double.parseDouble(fields[2]) < MOST_BYTES, line);
    }
  }
}
