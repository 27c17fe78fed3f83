// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The marks of the parser's stacks. */
class MarksTest {
  private static final int[] HEIGHTS = {0, 1, 2, 254, 255, 256, 257, 1_000_000};

  @Test
  void marksAreValues() {
    for (int height : HEIGHTS) {
      assertEquals(OperandMark.of(height), OperandMark.of(height));
      assertEquals(new OperandMark(height), OperandMark.of(height));
      assertEquals(height, OperandMark.of(height).height());
      assertNotEquals(OperandMark.of(height), OperandMark.of(height + 1));
      assertEquals(new TypeMark(height), TypeMark.of(height));
      assertEquals(height, TypeMark.of(height).height());
      assertNotEquals(TypeMark.of(height), TypeMark.of(height + 1));
    }
  }

  @Test
  void lowMarksAreShared() {
    IntStream.range(0, 256)
        .forEach(
            height -> {
              assertSame(OperandMark.of(height), OperandMark.of(height));
              assertSame(TypeMark.of(height), TypeMark.of(height));
            });
  }

  @Test
  void countToIsTheInverseOfPlus() {
    for (int height : HEIGHTS) {
      for (int count : HEIGHTS) {
        OperandMark operand = OperandMark.of(height);
        assertEquals(count, operand.countTo(operand.plus(count)));
        TypeMark type = TypeMark.of(height);
        assertEquals(count, type.countTo(type.plus(count)));
      }
    }
  }

  @Test
  void marksAreNotBelowTheStack() {
    assertThrows(IllegalArgumentException.class, () -> OperandMark.of(-1));
    assertThrows(IllegalArgumentException.class, () -> new OperandMark(-1));
    assertThrows(IllegalArgumentException.class, () -> OperandMark.of(1).plus(-2));
    assertThrows(IllegalArgumentException.class, () -> TypeMark.of(-1));
    assertThrows(IllegalArgumentException.class, () -> new TypeMark(-1));
    assertThrows(IllegalArgumentException.class, () -> TypeMark.of(1).plus(-2));
  }
}
