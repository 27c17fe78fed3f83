// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Rewrites that neither fold nor change anything allocate less than a byte per operation, and those
 * nested on functions what a rewrite of each needs; a search for symbols, what it needs for each
 * function: {@link RewriteProbe}.
 */
final class RewriteAllocationTest {
  /** The most bytes per operation; functions have 122 of them. */
  private static final Map<String, Double> MOST_BYTES =
      Map.of("cse", 1.0, "greedy", 1.0, "functions", 26.0, "symbol-dce", 12.0);

  @Test
  void rewritesWithoutAChangeMakeNoGarbagePerOperation() throws Exception {
    List<String[]> lines = ProbeProcess.run(RewriteProbe.class);
    assertEquals(MOST_BYTES.size(), lines.size());
    for (String[] fields : lines) {
      String output = String.join(" ", fields);
      assertTrue(Long.parseLong(fields[1]) > 100_000, output);
      double most = Objects.requireNonNull(MOST_BYTES.get(fields[0]), output);
      assertTrue(Double.parseDouble(fields[2]) < most, output);
    }
  }
}
