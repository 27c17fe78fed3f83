// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random declarations of types, attributes, enums and operations are refused with the processor's
 * own errors, or code without warnings is written for them, whose objects survive being printed and
 * parsed, and which reports damaged text. {@code -Dods.defs=1000} checks more of them, {@code
 * -Dods.defs.seed} others.
 */
final class RandomDefsTest {
  private static final long SEED = Long.getLong("ods.defs.seed", 1);
  private static final int COUNT = Integer.getInteger("ods.defs", 12);

  @Test
  void declarationsAreRefusedOrHold() {
    List<String> failures = new ArrayList<>();
    for (long seed = SEED; seed < SEED + COUNT; seed++) {
      // Neighbouring seeds begin with almost the same numbers.
      Random random = new Random(seed * 0x9E3779B97F4A7C15L);
      boolean wild = seed % 4 == 3;
      RandomDialect dialect = RandomDialect.next(random, wild);
      List<String> found = dialect.violations();
      if (found.isEmpty()) {
        DefLaws laws = new DefLaws(dialect, random, wild);
        laws.check();
        found = laws.failures();
      }
      for (String failure : found) {
        failures.add("seed " + seed + ": " + failure);
      }
    }
    assertEquals("", String.join("\n", failures));
  }
}
