// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.affine.AffineBinaryExpr.Kind;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.fold.APInt;
import dev.ods.ir.Context;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class IntRangeAffineTest {
  private static final List<Kind> KINDS = List.of(Kind.values());

  private final Context context = Context.create();
  private final Random random = new Random(7);

  private static IntRange range(long least, long greatest) {
    return IntRange.ofSigned(number(least), number(greatest));
  }

  private static APInt number(long value) {
    return APInt.of(IntRange.INDEX_WIDTH, value);
  }

  private AffineExpr dim(int position) {
    return AffineExpr.dim(context, position);
  }

  private AffineExpr symbol() {
    return AffineExpr.symbol(context, 0);
  }

  private AffineExpr expression(int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return random.nextInt(3) == 0
          ? AffineExpr.constant(context, random.nextInt(-4, 9))
          : dim(random.nextInt(2));
    }
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    AffineExpr constant = AffineExpr.constant(context, random.nextInt(1, 6));
    AffineExpr other = random.nextInt(3) == 0 ? symbol() : constant;
    return AffineExpr.binary(
        kind, expression(depth - 1), kind == Kind.ADD ? expression(depth - 1) : other);
  }

  /** Whatever the inputs are, within their ranges, the result is within that of the expression. */
  @Test
  void containWhatExpressionsCompute() {
    for (int i = 0; i < 3_000; i++) {
      AffineExpr expr = expression(3);
      long first = random.nextInt(-6, 7);
      long second = random.nextInt(-6, 7);
      long divisor = random.nextInt(1, 5);
      int extent = random.nextInt(6);
      IntRange inferred =
          IntRangeAffine.infer(
              expr,
              List.of(range(first, first + extent), range(second, second + 2)),
              List.of(range(divisor, divisor + 1)));
      AffineMap map = AffineMap.get(context, 2, 1, expr);
      for (long a = first; a <= first + extent; a++) {
        for (long b = second; b <= second + 2; b++) {
          for (long s = divisor; s <= divisor + 1; s++) {
            AffineConstantExpr value = (AffineConstantExpr) map.fold(List.of(a, b, s)).result(0);
            assertTrue(
                inferred.contains(number(value.value())),
                () ->
                    AffineMapAttr.get(map)
                        + " gives "
                        + value.value()
                        + ", which is not in "
                        + inferred);
          }
        }
      }
    }
  }

  /** Divisors that are not positive are those of code that is not executed. */
  @Test
  void areAnythingWithoutAPositiveDivisor() {
    for (AffineExpr expr :
        List.of(dim(0).floorDiv(symbol()), dim(0).ceilDiv(symbol()), dim(0).mod(symbol()))) {
      for (IntRange divisor : List.of(range(0, 0), range(-3, -3), range(-5, 0))) {
        assertEquals(
            IntRange.max(IntRange.INDEX_WIDTH),
            IntRangeAffine.infer(expr, List.of(range(0, 9)), List.of(divisor)));
      }
    }
  }

  /** Each part is visited once, however often it occurs. */
  @Test
  void areInferredOnceForSharedParts() {
    AffineExpr expr = dim(0);
    for (int i = 0; i < 100; i++) {
      expr = expr.floorDiv(2).add(expr.mod(3));
    }
    IntRange inferred = IntRangeAffine.infer(expr, List.of(range(0, 9)), List.of());
    assertTrue(inferred.contains(number(0)), inferred::toString);
  }
}
