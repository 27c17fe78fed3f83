// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is made of affine maps has the values that it should have, for random maps and inputs. */
final class AffineMapLawsTest {
  private static final int DIMS = 2;
  private static final int SYMBOLS = 2;
  private static final int MAPS = 3000;
  private static final AffineBinaryExpr.Kind[] KINDS = AffineBinaryExpr.Kind.values();
  private static final long[] DIVISORS = {1, 2, 3, 4, 8};

  private final Context context = Context.create();
  private final Random random = new Random(5);

  // --- Random maps and inputs.

  private AffineExpr variable() {
    return random.nextBoolean()
        ? AffineExpr.dim(context, random.nextInt(DIMS))
        : AffineExpr.symbol(context, random.nextInt(SYMBOLS));
  }

  private AffineExpr expression(int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return random.nextInt(3) == 0
          ? AffineExpr.constant(context, random.nextInt(-4, 9))
          : variable();
    }
    AffineBinaryExpr.Kind kind = KINDS[random.nextInt(KINDS.length)];
    AffineExpr lhs = expression(depth - 1);
    if (kind == AffineBinaryExpr.Kind.ADD) {
      AffineExpr rhs = expression(depth - 1);
      return random.nextBoolean() ? lhs.add(rhs) : lhs.subtract(rhs);
    }
    AffineExpr rhs =
        random.nextInt(4) == 0
            ? AffineExpr.symbol(context, random.nextInt(SYMBOLS))
            : AffineExpr.constant(context, DIVISORS[random.nextInt(DIVISORS.length)]);
    return AffineExpr.binary(kind, lhs, rhs);
  }

  private AffineMap map() {
    List<AffineExpr> results = new ArrayList<>();
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      results.add(expression(random.nextInt(5)));
    }
    return AffineMap.get(context, DIMS, SYMBOLS, results);
  }

  /** Symbols are positive, so that they can be divided by. */
  private List<@Nullable Long> inputs() {
    @Nullable Long[] inputs = new @Nullable Long[DIMS + SYMBOLS];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = (long) (i < DIMS ? random.nextInt(-20, 40) : random.nextInt(1, 9));
    }
    return Arrays.asList(inputs);
  }

  private static List<Long> values(AffineMap map, List<@Nullable Long> inputs) {
    return map.fold(inputs).results().stream()
        .map(result -> ((AffineConstantExpr) result).value())
        .toList();
  }

  // --- Laws.

  @Test
  void simplifiedMapsHaveTheSameValues() {
    for (int i = 0; i < MAPS; i++) {
      AffineMap map = map();
      AffineMap simple = map.simplify();
      for (int k = 0; k < 10; k++) {
        List<@Nullable Long> inputs = inputs();
        assertEquals(values(map, inputs), values(simple, inputs), () -> map.results().toString());
      }
    }
  }

  @Test
  void sortedMapsHaveTheSameResults() {
    for (int i = 0; i < MAPS; i++) {
      AffineMap map = map();
      AffineMap sorted = map.sortResults();
      assertEquals(Set.copyOf(map.results()), Set.copyOf(sorted.results()));
      assertSame(sorted, sorted.sortResults());
    }
  }

  @Test
  void shiftedAndReplacedVariablesAreTheOtherOnes() {
    for (int i = 0; i < MAPS; i++) {
      AffineExpr expr = expression(4);
      BitSet dims = new BitSet();
      BitSet symbols = new BitSet();
      expr.shift(3, 5).addVariables(dims, symbols);
      assertTrue(dims.isEmpty() || dims.nextSetBit(0) >= 3);
      assertTrue(symbols.isEmpty() || symbols.nextSetBit(0) >= 5);
      AffineExpr back =
          expr.shift(3, 5)
              .replace(
                  Map.of(
                      AffineExpr.dim(context, 3), AffineExpr.dim(context, 0),
                      AffineExpr.dim(context, 4), AffineExpr.dim(context, 1),
                      AffineExpr.symbol(context, 5), AffineExpr.symbol(context, 0),
                      AffineExpr.symbol(context, 6), AffineExpr.symbol(context, 1)));
      List<@Nullable Long> inputs = inputs();
      assertEquals(
          values(AffineMap.get(context, DIMS, SYMBOLS, expr), inputs),
          values(AffineMap.get(context, DIMS, SYMBOLS, back), inputs));
    }
  }

  @Test
  void whatRangesSimplifyHasTheSameValuesWithinThem() {
    for (int i = 0; i < MAPS; i++) {
      AffineMap map = map();
      long first = random.nextInt(-5, 10);
      long end = first + random.nextInt(1, 30);
      long step = random.nextInt(1, 5);
      long divisor = first % step == 0 ? step : 1;
      List<AffineRange> known =
          List.of(
              AffineRange.ofLoop(first, end, step, divisor),
              AffineRange.ofLoop(0L, 4L, 1, 1),
              AffineRange.UNKNOWN,
              AffineRange.UNKNOWN);
      AffineRanges ranges = new AffineRanges(map, known);
      AffineMap simple = ranges.simplify();
      AffineMap greatest = ranges.withoutRedundant(true);
      AffineMap least = ranges.withoutRedundant(false);
      for (long d0 = first; d0 < end; d0 += step) {
        List<@Nullable Long> inputs = inputs();
        inputs.set(0, d0);
        inputs.set(1, (long) random.nextInt(4));
        List<Long> values = values(map, inputs);
        assertEquals(values, values(simple, inputs));
        assertEquals(max(values), max(values(greatest, inputs)));
        assertEquals(min(values), min(values(least, inputs)));
      }
    }
  }

  private static long max(List<Long> values) {
    return values.stream().max(Comparator.naturalOrder()).orElseThrow();
  }

  private static long min(List<Long> values) {
    return values.stream().min(Comparator.naturalOrder()).orElseThrow();
  }

  // --- Cases.

  private final AffineExpr d0 = AffineExpr.dim(context, 0);
  private final AffineExpr d1 = AffineExpr.dim(context, 1);
  private final AffineExpr s0 = AffineExpr.symbol(context, 0);

  @Test
  void termsCancelEachOtherOut() {
    assertSame(d0, d0.add(d1).subtract(d1).simplify(2, 0));
    assertSame(d0.multiply(2), d0.add(s0).add(d0).subtract(s0).simplify(1, 1));
    assertSame(d0, s0.multiply(d0).floorDiv(s0).simplify(1, 1));
    assertSame(AffineExpr.constant(context, 0), s0.multiply(d0).mod(s0).simplify(1, 1));
    assertSame(AffineExpr.constant(context, 0), d0.subtract(d0.mod(s0)).mod(s0).simplify(1, 1));
    AffineExpr undefined = d0.mod(AffineExpr.constant(context, 0));
    assertSame(undefined, undefined.simplify(1, 0));
  }

  @Test
  void numbersAreFoldedUnlessTheyAreUndefined() {
    AffineMap map = AffineMap.get(context, 2, 0, d0.add(1), d1, d0.floorDiv(d1));
    List<@Nullable Long> zero = Arrays.asList(3L, 0L);
    assertEquals(
        List.of(AffineExpr.constant(context, 4), AffineExpr.constant(context, 0), d0.floorDiv(d1)),
        map.fold(zero).results());
    assertTrue(map.isPoison(zero));
    assertFalse(map.isPoison(Arrays.asList(3L, null)));
    assertFalse(map.isPoison(Arrays.asList(3L, -1L)));
    AffineMap remainder = AffineMap.get(context, 2, 0, d0.mod(d1));
    assertTrue(remainder.isPoison(Arrays.asList(3L, -1L)));
    assertEquals(7L, AffineMap.constant(context, 7).singleConstant());
    assertNull(map.singleConstant());
  }

  @Test
  void termsAreReplacedWhereAllAre() {
    Set<AffineExpr> terms = new HashSet<>(List.of(d0.multiply(4), d1));
    AffineMap map = AffineMap.get(context, 2, 1, d0.multiply(4).add(s0).add(d1).add(3));
    AffineExpr whole = AffineExpr.dim(context, 2);
    AffineMap replaced = map.replaceTerms(terms, whole, 3, 1);
    assertNotNull(replaced);
    assertSame(whole.add(s0).add(3), replaced.result(0));
    assertNull(AffineMap.get(context, 2, 1, d0.multiply(4)).replaceTerms(terms, whole, 3, 1));
  }

  @Test
  void aRemainderIsNoBoundUnlessAllNumbersHaveTheSameQuotient() {
    AffineMap map = AffineMap.get(context, 1, 0, d0.mod(8), AffineExpr.constant(context, 2));
    List<AffineRange> known = List.of(AffineRange.ofLoop(3L, 11L, 1, 1));
    assertSame(map, new AffineRanges(map, known).withoutRedundant(true));
    List<AffineRange> less = List.of(AffineRange.ofLoop(3L, 8L, 1, 1));
    assertEquals(1, new AffineRanges(map, less).withoutRedundant(true).resultCount());
  }

  @Test
  void rangesAreChecked() {
    assertThrows(IllegalArgumentException.class, () -> AffineRange.ofLoop(0L, 1L, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> AffineRange.ofLoop(0L, 1L, 1, 0));
    AffineMap map = AffineMap.identity(context, 1);
    assertThrows(IllegalArgumentException.class, () -> new AffineRanges(map, List.of()));
  }

  @Test
  void setsThatAreEmptyOrFullAreKnown() {
    AffineExpr one = AffineExpr.constant(context, 1);
    AffineExpr zero = AffineExpr.constant(context, 0);
    IntegerSet empty = IntegerSet.get(context, 1, 0, List.of(one), new boolean[] {true});
    IntegerSet full = empty.withExpressions(AffineMap.get(context, 0, 0, zero));
    IntegerSet any = IntegerSet.get(context, 1, 0, List.of(one), new boolean[] {false});
    assertTrue(empty.isTriviallyEmpty() && !empty.isTriviallyFull());
    assertTrue(full.isTriviallyFull() && !full.isTriviallyEmpty());
    assertFalse(any.isTriviallyEmpty() || any.isTriviallyFull());
    assertSame(AffineMap.get(context, 1, 0, one), any.asMap());
  }

  @Test
  @Timeout(60)
  void expressionsMayBeDeep() {
    AffineExpr deep = d0;
    AffineExpr semi = d0;
    for (int i = 0; i < 20_000; i++) {
      deep = deep.add(d1).floorDiv(i % 2 + 2);
      semi = semi.add(1).floorDiv(s0);
    }
    AffineMap map = AffineMap.get(context, 2, 1, deep);
    assertSame(deep, deep.replace(Map.of(s0, d0)));
    List<@Nullable Long> inputs = Arrays.asList(100L, 7L, 3L);
    assertEquals(values(map, inputs), values(map.simplify(), inputs));
    AffineRange small = AffineRange.ofLoop(0L, 2L, 1, 1);
    new AffineRanges(map.withResult(0), List.of(small, small, AffineRange.UNKNOWN))
        .withoutRedundant(true);
    assertFalse(
        new SymbolicDivision((AffineSymbolExpr) s0).divides(semi, AffineBinaryExpr.Kind.FLOOR_DIV));
  }
}
