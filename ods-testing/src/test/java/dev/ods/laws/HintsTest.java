// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which numbers a summary says. */
final class HintsTest {
  @Test
  void numbersHaveTheirSigns() {
    assertEquals(List.of(-3L, 5L, 32L), new Hints("at least -3, or 5 of i32").numbers());
    assertEquals(List.of(1L, 2L, 128L), new Hints("of 1-2 elements, i-128").numbers());
  }

  @Test
  void numbersOfManyDigitsAreNotSplit() {
    String largest = String.valueOf(Long.MAX_VALUE);
    String least = String.valueOf(Long.MIN_VALUE);
    Hints hints = new Hints("from %s to %s, not 99999999999999999999".formatted(least, largest));
    assertEquals(List.of(Long.MIN_VALUE, Long.MAX_VALUE), hints.numbers());
    assertEquals(
        List.of(Long.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 1),
        hints.bounds());
  }
}
