// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long random sequences of changes preserve all invariants of packed IR. */
class RandomOperationsTest {
  private static final int STEPS = 100_000;
  private static final int STEPS_BETWEEN_FULL_CHECKS = 1000;

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, -6922090425138299264L})
  void packedIrEqualsPlainObjects(long seed) {
    RandomEditor editor = new RandomEditor(seed);
    for (int step = 1; step <= STEPS; step++) {
      try {
        editor.step();
        // At first after each step, so that failures are found near their cause.
        if (step < 500 || step % STEPS_BETWEEN_FULL_CHECKS == 0) {
          editor.checkAll();
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed " + seed + ", step " + step + ", " + editor.lastEdit() + ": " + e, e);
      }
    }
    assertTrue(editor.arena().reservedBytes() < 20_000_000, "memory is used again");
    editor.eraseAll();
  }
}
