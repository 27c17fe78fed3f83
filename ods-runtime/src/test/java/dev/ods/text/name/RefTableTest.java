// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table by references maps as {@link HashMap} does, few of them and many. */
class RefTableTest {
  /** Operations occupy so many units at least. */
  private static final int STEP = 8;

  private final RefTable table = new RefTable();
  private final Map<Integer, Integer> expected = new HashMap<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 255, 256, 257, 100_000})
  void numbersAreFound(int count) {
    for (int i = 0; i < count; i++) {
      // In no order, and far from each other and from the beginning.
      put((int) (i * 7919L % count + 500_000) * STEP, i);
    }
    put(500_000 * STEP, -5);
    expected.forEach((ref, number) -> assertEquals(number, table.get(ref)));
    assertEquals(RefTable.NONE, table.get((500_000 + count) * STEP));
    assertEquals(RefTable.NONE, table.get(STEP));
  }

  @Test
  void thereIsNothingAtFirst() {
    assertEquals(RefTable.NONE, table.get(STEP));
  }

  private void put(int ref, int number) {
    table.put(ref, number);
    expected.put(ref, number);
  }
}
