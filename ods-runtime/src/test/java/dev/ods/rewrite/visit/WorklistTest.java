// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WorklistTest {
  private static final int STEPS = 20_000;

  /** Behaves as a list does in which each reference is once at most. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void agreesWithAList(long seed) {
    Random random = new Random(seed);
    Worklist worklist = new Worklist();
    List<Integer> model = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      Integer op = 8 * (1 + random.nextInt(60)) * (random.nextInt(50) == 0 ? 1000 : 1);
      switch (random.nextInt(step % 100 == 0 ? 8 : 6)) {
        case 0, 1, 2 -> {
          worklist.push(op);
          if (!model.contains(op)) {
            model.add(op);
          }
        }
        case 3, 4 -> {
          int popped = model.isEmpty() ? 0 : model.remove(model.size() - 1);
          assertEquals(popped, worklist.pop());
        }
        case 5 -> {
          worklist.remove(op);
          model.remove(op);
        }
        case 6 -> {
          worklist.reverse();
          Collections.reverse(model);
        }
        default -> {
          worklist.clear();
          model.clear();
        }
      }
      assertEquals(model.isEmpty(), worklist.isEmpty());
    }
  }
}
