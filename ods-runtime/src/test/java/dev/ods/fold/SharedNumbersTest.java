// SPDX-License-Identifier: Apache-2.0
package dev.ods.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Context;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** The number that a constant is, be it one that is made once or not. */
final class SharedNumbersTest {
  private static final int[] NUMBERS = {-1, 0, 1, 2, 63, 64, 65, -2, 1000, -1000};

  @Test
  void isThatOfTheAttributeForEveryWidth() {
    Context context = Context.create();
    for (int width = 0; width <= 70; width++) {
      IntegerType type = IntegerType.get(context, width);
      for (int number : NUMBERS) {
        IntegerAttr constant = IntegerAttr.fromBits(type, number);
        APInt expected = APInt.of(width, number);
        assertEquals(expected, ConstantFolding.integer(constant), constant::toString);
        // The second time it may be the one that was made before.
        assertEquals(expected, ConstantFolding.integer(constant), constant::toString);
        assertEquals(width, expected.width());
      }
      assertEquals(width == 0, APInt.of(width, 0).isAllOnes());
      assertTrue(APInt.of(width, -1).isAllOnes());
    }
  }

  @Test
  void hasNoNegativeWidth() {
    assertThrows(IllegalArgumentException.class, () -> APInt.of(-1, 5));
    assertThrows(IllegalArgumentException.class, () -> APInt.of(-1, BigInteger.TEN));
  }
}
