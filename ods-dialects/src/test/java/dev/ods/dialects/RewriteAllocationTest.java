// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Rewrites that neither fold nor change anything allocate less than a byte per operation: {@link
 * RewriteProbe}.
 */
final class RewriteAllocationTest {
  private static final int REWRITES = 2;
  private static final double MOST_BYTES = 1;

  @Test
  void rewritesWithoutAChangeMakeNoGarbagePerOperation() throws Exception {
    List<String[]> lines = ProbeProcess.run(RewriteProbe.class);
    assertEquals(REWRITES, lines.size());
    for (String[] fields : lines) {
      String output = String.join(" ", fields);
      assertTrue(Long.parseLong(fields[1]) > 100_000, output);
      assertTrue(Double.parseDouble(fields[2]) < MOST_BYTES, output);
    }
  }
}
