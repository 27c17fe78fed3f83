// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** {@link RecentNumbers} contains nothing that was not added, and as much as it may keep. */
final class RecentNumbersTest {
  @Test
  void containsOnlyWhatWasAdded() {
    Random random = new Random(7);
    RecentNumbers numbers = new RecentNumbers();
    Set<Integer> added = new HashSet<>();
    for (int i = 0; i < 20_000; i++) {
      int number = 1 + random.nextInt(1 << random.nextInt(31));
      assertTrue(added.contains(number) || !numbers.contains(number), number + " was not added");
      numbers.add(number);
      added.add(number);
      assertTrue(numbers.contains(number));
    }
  }

  @Test
  void keepsConsecutiveNumbers() {
    RecentNumbers numbers = new RecentNumbers();
    for (int number = 90_001; number <= 94_096; number++) {
      assertFalse(numbers.contains(number));
      numbers.add(number);
    }
    int kept = 0;
    for (int number = 90_001; number <= 94_096; number++) {
      kept += numbers.contains(number) ? 1 : 0;
    }
    assertEquals(4096, kept);
  }
}
