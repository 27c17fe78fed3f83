// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShareTest {
  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void everyElementIsInOneShare(int shares) {
    for (int size = 0; size < 20; size++) {
      List<Integer> all = new ArrayList<>();
      for (int number = 1; number <= shares; number++) {
        List<Integer> share = Share.parse(number + "/" + shares).in(numbers(size));
        assertTrue(share.size() >= size / shares, "share " + number + " of " + size);
        all.addAll(share);
      }
      assertEquals(numbers(size), all.stream().sorted().toList());
    }
  }

  @Test
  void sharesAlternate() {
    assertEquals(List.of(1, 3), Share.parse("2/2").in(numbers(5)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "99999999999/1"})
  void otherTextsAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Share.parse(text));
  }
}
