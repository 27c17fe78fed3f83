// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.fold.APInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Ranges of three bits, all of them: what operations on their numbers yield is in the result. */
final class IntRangeTest {
  private static final int WIDTH = 3;

  private interface Function {
    @Nullable APInt apply(APInt lhs, APInt rhs);
  }

  private static final Map<String, Function> FUNCTIONS =
      Map.ofEntries(
          Map.entry("add", APInt::add),
          Map.entry("sub", APInt::subtract),
          Map.entry("mul", APInt::multiply),
          Map.entry("divs", APInt::divideSigned),
          Map.entry("divu", APInt::divideUnsigned),
          Map.entry("floor", APInt::divideFloor),
          Map.entry("ceilu", APInt::divideCeilingUnsigned),
          Map.entry("rems", APInt::remainderSigned),
          Map.entry("remu", APInt::remainderUnsigned),
          Map.entry("and", APInt::and),
          Map.entry("or", APInt::or),
          Map.entry("xor", APInt::xor),
          Map.entry("maxs", APInt::maxSigned),
          Map.entry("maxu", APInt::maxUnsigned),
          Map.entry("mins", APInt::minSigned),
          Map.entry("minu", APInt::minUnsigned),
          Map.entry("shl", APInt::shiftLeft),
          Map.entry("shrs", APInt::shiftRightSigned),
          Map.entry("shru", APInt::shiftRightUnsigned));

  private static final Map<String, BinaryOperator<IntRange>> RANGES =
      Map.ofEntries(
          Map.entry("add", (a, b) -> IntRangeArithmetic.add(a, b, false, false)),
          Map.entry("sub", (a, b) -> IntRangeArithmetic.subtract(a, b, false, false)),
          Map.entry("mul", (a, b) -> IntRangeArithmetic.multiply(a, b, false, false)),
          Map.entry("divs", IntRangeArithmetic::divideSigned),
          Map.entry("divu", IntRangeArithmetic::divideUnsigned),
          Map.entry("floor", IntRangeArithmetic::divideFloor),
          Map.entry("ceilu", IntRangeArithmetic::divideCeilingUnsigned),
          Map.entry("rems", IntRangeArithmetic::remainderSigned),
          Map.entry("remu", IntRangeArithmetic::remainderUnsigned),
          Map.entry("and", IntRangeBits::and),
          Map.entry("or", IntRangeBits::or),
          Map.entry("xor", IntRangeBits::xor),
          Map.entry("maxs", IntRangeBits::maxSigned),
          Map.entry("maxu", IntRangeBits::maxUnsigned),
          Map.entry("mins", IntRangeBits::minSigned),
          Map.entry("minu", IntRangeBits::minUnsigned),
          Map.entry("shl", (a, b) -> IntRangeBits.shiftLeft(a, b, false, false)),
          Map.entry("shrs", IntRangeBits::shiftRightSigned),
          Map.entry("shru", IntRangeBits::shiftRightUnsigned));

  private static APInt number(int bits) {
    return APInt.of(WIDTH, bits);
  }

  /** All ranges from one number to another, in both readings. */
  private static List<IntRange> all() {
    List<IntRange> all = new ArrayList<>();
    for (int low = 0; low < 8; low++) {
      for (int high = low; high < 8; high++) {
        all.add(IntRange.ofUnsigned(number(low), number(high)));
        all.add(IntRange.ofSigned(number(low - 4), number(high - 4)));
      }
    }
    return all;
  }

  private static void check(String name, IntRange lhs, IntRange rhs) {
    IntRange result = RANGES.get(name).apply(lhs, rhs);
    for (int a = 0; a < 8; a++) {
      for (int b = 0; b < 8; b++) {
        if (lhs.contains(number(a)) && rhs.contains(number(b))) {
          APInt found = FUNCTIONS.get(name).apply(number(a), number(b));
          assertTrue(
              found == null || result.contains(found),
              () -> "%s of %s and %s is not %s".formatted(name, lhs, rhs, result));
        }
      }
    }
  }

  @Test
  void resultsAreInTheRange() {
    for (String name : RANGES.keySet()) {
      for (IntRange lhs : all()) {
        all().forEach(rhs -> check(name, lhs, rhs));
      }
    }
  }

  /** A comparison that is known for two ranges has that result for all their numbers. */
  @Test
  void comparisonsHoldForAllNumbers() {
    for (IntRange lhs : all()) {
      for (IntRange rhs : all()) {
        for (IntComparison comparison : IntComparison.values()) {
          Boolean known = comparison.evaluate(lhs, rhs);
          for (int a = 0; a < 8 && known != null; a++) {
            for (int b = 0; b < 8; b++) {
              if (lhs.contains(number(a)) && rhs.contains(number(b))) {
                assertEquals(known, holds(comparison, number(a), number(b)));
              }
            }
          }
        }
      }
    }
  }

  private static boolean holds(IntComparison comparison, APInt lhs, APInt rhs) {
    return switch (comparison) {
      case EQ -> lhs.equals(rhs);
      case NE -> !lhs.equals(rhs);
      case SLT -> lhs.compareSigned(rhs) < 0;
      case SLE -> lhs.compareSigned(rhs) <= 0;
      case SGT -> lhs.compareSigned(rhs) > 0;
      case SGE -> lhs.compareSigned(rhs) >= 0;
      case ULT -> lhs.compareUnsigned(rhs) < 0;
      case ULE -> lhs.compareUnsigned(rhs) <= 0;
      case UGT -> lhs.compareUnsigned(rhs) > 0;
      case UGE -> lhs.compareUnsigned(rhs) >= 0;
    };
  }

  /** Other widths have the same numbers, or the lowest bits. */
  @Test
  void otherWidthsContainTheNumbers() {
    for (IntRange range : all()) {
      for (int bits = 0; bits < 8; bits++) {
        APInt number = number(bits);
        if (range.contains(number)) {
          assertTrue(IntRangeBits.truncate(range, 2).contains(number.resizeSigned(2)));
          assertTrue(IntRangeBits.extendSigned(range, 5).contains(number.resizeSigned(5)));
          assertTrue(IntRangeBits.extendUnsigned(range, 5).contains(number.resizeUnsigned(5)));
        }
      }
    }
  }

  @Test
  void constantsAreOneNumberInEitherReading() {
    assertEquals(number(3), IntRange.of(number(3)).constant());
    assertNull(IntRange.max(WIDTH).constant());
    assertNull(IntRange.max(0).constant());
    assertEquals("unsigned : [0, 7] signed : [-4, 3]", IntRange.max(WIDTH).toString());
    APInt other = APInt.of(4, 1);
    assertThrows(
        IllegalArgumentException.class, () -> new IntRange(number(0), number(1), number(0), other));
  }
}
