// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    int accepted = 0;
    int checked = 0;
    for (long seed = SEED; seed < SEED + COUNT; seed++) {
      Random random = Seeds.random(seed);
      boolean wild = seed % 4 == 3;
      RandomDialect dialect = RandomDialect.next(random, wild);
      List<String> found = dialect.violations();
      if (found.isEmpty()) {
        DefLaws laws = new DefLaws(dialect, random, wild);
        laws.check();
        found = laws.failures();
        accepted += dialect.enums().size() + dialect.defs().size() + dialect.ops().size();
        checked += laws.checked();
      }
      for (String failure : found) {
        failures.add("seed " + seed + ": " + failure);
      }
    }
    assertEquals("", String.join("\n", failures));
    // Else the laws would hold for want of examples.
    assertTrue(accepted > 2 * COUNT, accepted + " declarations were accepted");
    assertTrue(checked > 8 * COUNT, checked + " values were checked");
  }
}
