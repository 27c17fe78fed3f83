// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Verifying a valid module makes no garbage, per {@link VerificationProbe}. */
final class VerificationAllocationTest {
  private static final double MOST_BYTES = 0.01;

  @Test
  void verifyingMakesNoGarbagePerOperation() throws Exception {
    List<String[]> lines = ProbeProcess.run(VerificationProbe.class);
    assertEquals(1, lines.size());
    String[] fields = lines.get(0);
    String output = String.join(" ", fields);
    assertTrue(Long.parseLong(fields[0]) > 100_000, output);
    assertTrue(Double.parseDouble(fields[1]) < MOST_BYTES, output);
  }
}
