// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.Oracle;
import dev.ods.ir.Context;
import dev.ods.testing.MlirOpt;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Affine expressions: simplified as in MLIR, with their values preserved, at any depth. */
final class AffineExprTest {
  private static final AffineExpr[] NONE = {};

  private final Context context = Context.create();
  private final AffineExpr d0 = AffineExpr.dim(context, 0);
  private final AffineExpr d1 = AffineExpr.dim(context, 1);
  private final AffineExpr s0 = AffineExpr.symbol(context, 0);

  private String text(AffineExpr expr) {
    int dims = expr.leastDims();
    int symbols = expr.leastSymbols();
    String map = AffineMapAttr.get(AffineMap.get(context, dims, symbols, expr)).toString();
    return map.substring(map.indexOf("-> (") + 4, map.length() - 2);
  }

  @Test
  void haveTheTextOfTheirAttributes() {
    AffineMap map = AffineMap.get(context, 2, 1, d0.add(d1.multiply(-2)), s0.floorDiv(3));
    String text = "(d0, d1)[s0] -> (d0 - d1 * 2, s0 floordiv 3)";
    assertEquals(text, map.toString());
    assertEquals("affine_map<" + text + ">", AffineMapAttr.get(map).toString());
    assertEquals("d0 - d1 * 2", map.result(0).toString());
    IntegerSet set = IntegerSet.get(context, 1, 1, List.of(d0.subtract(s0)), new boolean[] {false});
    assertEquals("(d0)[s0] : (d0 - s0 >= 0)", set.toString());
  }

  @Test
  void equalExpressionsAreOneInstance() {
    assertSame(d0.add(d1), AffineExpr.dim(context, 0).add(AffineExpr.dim(context, 1)));
    assertSame(d0.add(d1), d1.add(d0));
    assertNotSame(d0, AffineExpr.dim(Context.create(), 0));
  }

  @Test
  void sumsAreSimplified() {
    assertSame(d0, d0.add(0));
    assertEquals("d0 + 5", text(d0.add(2).add(3)));
    assertEquals("d0 + d1 + 2", text(d0.add(2).add(d1)));
    assertEquals("d0 * 5", text(d0.multiply(2).add(d0.multiply(3))));
    assertEquals("0", text(d0.subtract(d0)));
    assertEquals("d0 + s0", text(s0.add(d0)));
    assertEquals("d0 mod 8", text(d0.subtract(d0.floorDiv(8).multiply(8))));
    assertEquals("d0 mod s0", text(d0.subtract(d0.floorDiv(s0).multiply(s0))));
  }

  @Test
  void productsAndQuotientsAreSimplified() {
    assertEquals("d0 * 6", text(d0.multiply(2).multiply(3)));
    assertEquals("0", text(AffineExpr.constant(context, 0).multiply(d0)));
    assertEquals("d0 * 2", text(d0.multiply(128).floorDiv(64)));
    assertEquals("d0 * 2 + d1 floordiv 64", text(d0.multiply(128).add(d1).floorDiv(64)));
    assertEquals("0", text(d0.multiply(128).mod(64)));
    assertEquals("d0 mod 4", text(d0.mod(8).mod(4)));
    assertEquals("-3", text(AffineExpr.constant(context, -5).floorDiv(2)));
    assertEquals("-2", text(AffineExpr.constant(context, -5).ceilDiv(2)));
    assertEquals("s0 floordiv s0", text(s0.floorDiv(s0)));
    assertEquals("d0 mod 0", text(d0.mod(0)));
  }

  @Test
  void overflowingConstantsAreNotFolded() {
    AffineExpr most = AffineExpr.constant(context, Long.MAX_VALUE);
    assertEquals("9223372036854775807 + 1", text(most.add(1)));
    assertEquals("9223372036854775807 * 2", text(most.multiply(2)));
  }

  @Test
  void differencesPrintWithMinus() {
    assertEquals("d0 - d1", text(d0.subtract(d1)));
    assertEquals("d0 - d1 * 4", text(d0.subtract(d1.multiply(4))));
    assertEquals("d0 - (s0 + 2)", text(d0.subtract(s0.add(2))));
    assertEquals("-d0 - 3", text(d0.negate().add(-3)));
    assertEquals("d0 ceildiv -3", text(d0.ceilDiv(-3)));
    assertEquals("d0 - -9223372036854775808", text(d0.add(Long.MIN_VALUE)));
  }

  @Test
  void composeReplacesDimensions() {
    AffineMap outer = AffineMap.get(context, 2, 1, d0.add(d1).add(s0));
    AffineMap inner = AffineMap.get(context, 1, 1, d0.multiply(2), d0.add(s0));
    AffineMap both = outer.compose(inner);
    assertEquals(1, both.dimCount());
    assertEquals(2, both.symbolCount());
    assertEquals(
        "affine_map<(d0)[s0, s1] -> (d0 * 2 + d0 + s1 + s0)>", AffineMapAttr.get(both).toString());
  }

  @Test
  void recognizesIdentitiesAndPermutations() {
    assertTrue(AffineMap.identity(context, 3).isIdentity());
    assertTrue(AffineMap.get(context, 2, 0, d1, d0).isPermutation());
    assertFalse(AffineMap.get(context, 2, 0, d0, d0).isPermutation());
    assertFalse(AffineMap.get(context, 2, 1, d1, d0).isPermutation());
    assertFalse(AffineMap.get(context, Integer.MAX_VALUE, 0, d1, d0).isPermutation());
    assertSame(AffineMap.identity(context, 2), AffineMap.get(context, 2, 0, d0, d1));
  }

  @Test
  @Timeout(20)
  void deepExpressionsDoNotOverflowTheStack() {
    AffineExpr left = d0;
    AffineExpr right = d0;
    for (int i = 1; i <= 100_000; i++) {
      left = left.floorDiv(3).add(AffineExpr.dim(context, i % 7));
      right = AffineExpr.dim(context, i % 7).add(right.ceilDiv(3));
    }
    assertTrue(text(left).length() > 500_000);
    assertTrue(text(right).length() > 500_000);
    AffineExpr replaced = left.replace(new AffineExpr[] {d1}, NONE);
    assertNotSame(left, replaced);
  }

  @Test
  @Timeout(20)
  void dividingLongSumsDoesNotOverflowTheStack() {
    AffineExpr left = d0;
    AffineExpr right = d0;
    for (int i = 1; i <= 100_000; i++) {
      AffineExpr multiple = AffineExpr.dim(context, i).multiply(4);
      left = left.add(multiple);
      right = multiple.add(right);
    }
    assertSame(d0.mod(4), left.mod(4));
    assertSame(d0.mod(4), right.mod(4));
    AffineExpr quotient = d0.floorDiv(4);
    AffineExpr leftQuotients = quotient;
    AffineExpr rightQuotients = quotient;
    for (int i = 1; i <= 100_000; i++) {
      leftQuotients = leftQuotients.add(AffineExpr.dim(context, i));
      rightQuotients = AffineExpr.dim(context, i).add(rightQuotients);
    }
    assertSame(leftQuotients, left.floorDiv(4));
    assertSame(rightQuotients, right.floorDiv(4));
    assertTrue(text(right.add(d1.floorDiv(8).multiply(-8))).endsWith(" - (d1 floordiv 8) * 8"));
  }

  /** A sum is added up once, and not at each plus sign. */
  @Test
  void simplifyingASumOfTwiceTheTermsTakesTwiceTheMemory() {
    // The first time, the JVM allocates, too.
    bytesToSimplify(1000);
    long once = bytesToSimplify(1000);
    long twice = bytesToSimplify(2000);
    assertTrue(twice < 2.5 * once, () -> once + ", " + twice + " bytes");
  }

  private static long bytesToSimplify(int terms) {
    Context context = Context.create();
    AffineExpr sum = AffineExpr.dim(context, 0);
    for (int i = 1; i < terms; i++) {
      AffineExpr dim = AffineExpr.dim(context, i);
      sum = dim.multiply(2).add(dim.add(1).floorDiv(3)).add(sum);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    sum.simplify(terms, 0);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /** An expression, as text, and its value at a point. */
  private record Sample(String text, AffineExpr expr, long value, boolean symbolic) {}

  private Sample leaf(Random random, boolean symbolic) {
    int kind = random.nextInt(symbolic ? 2 : 4);
    int position = random.nextInt(3);
    if (kind == 0) {
      return new Sample("s" + position, AffineExpr.symbol(context, position), position + 3, true);
    }
    if (kind == 1) {
      long value = 1L + random.nextInt(12);
      return new Sample("" + value, AffineExpr.constant(context, value), value, true);
    }
    return new Sample("d" + position, AffineExpr.dim(context, position), position * 5 - 7, false);
  }

  private Sample sample(Random random, int depth, boolean symbolic) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return leaf(random, symbolic);
    }
    Sample a = sample(random, depth - 1, symbolic);
    Sample b = sample(random, depth - 1, symbolic);
    Sample c = leaf(random, true);
    boolean all = a.symbolic && b.symbolic;
    long value = c.value;
    return switch (random.nextInt(7)) {
      case 0, 1 -> new Sample(in(a, " + ", b), a.expr.add(b.expr), a.value + b.value, all);
      case 2 -> new Sample(in(a, " - ", b), a.expr.subtract(b.expr), a.value - b.value, all);
      case 3 -> new Sample(in(a, " * ", c), a.expr.multiply(c.expr), a.value * value, a.symbolic);
      case 4 ->
          new Sample(
              in(a, " floordiv ", c),
              a.expr.floorDiv(c.expr),
              Math.floorDiv(a.value, value),
              a.symbolic);
      case 5 ->
          new Sample(
              in(a, " ceildiv ", c),
              a.expr.ceilDiv(c.expr),
              -Math.floorDiv(-a.value, value),
              a.symbolic);
      default ->
          new Sample(
              in(a, " mod ", c), a.expr.mod(c.expr), Math.floorMod(a.value, value), a.symbolic);
    };
  }

  private static String in(Sample a, String operator, Sample b) {
    return "(" + a.text + operator + b.text + ")";
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void simplificationPreservesTheValue(int seed) {
    Random random = new Random(seed);
    AffineExpr[] dims = new AffineExpr[3];
    AffineExpr[] symbols = new AffineExpr[3];
    for (int i = 0; i < 3; i++) {
      dims[i] = AffineExpr.constant(context, i * 5 - 7);
      symbols[i] = AffineExpr.constant(context, i + 3);
    }
    for (int i = 0; i < 2000; i++) {
      Sample sample = sample(random, 4, false);
      AffineExpr value = sample.expr.replace(dims, symbols);
      assertSame(AffineExpr.constant(context, sample.value), value, sample.text);
    }
  }

  @Test
  void simplifiesAsMlirOptDoes() throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Random random = new Random(11);
    Oracle oracle = new Oracle();
    for (int i = 0; i < 3000; i++) {
      Sample sample = sample(random, 1 + i % 5, false);
      oracle.add(
          "affine_map<(d0, d1, d2)[s0, s1, s2] -> (" + sample.text + ")>",
          AffineMapAttr.get(AffineMap.get(context, 3, 3, sample.expr)));
    }
    oracle.compare();
  }

  /** What would print as text that cannot be read, or compare unequal to what is the same. */
  @Test
  void impossibleExpressionsAreRefused() {
    AffineExpr other = AffineExpr.dim(Context.create(), 0);
    AffineExpr zero = AffineExpr.constant(other.context(), 0);
    AffineExpr one = AffineExpr.constant(other.context(), 1);
    AffineExpr d5 = AffineExpr.dim(context, 5);
    AffineExpr s2 = AffineExpr.symbol(context, 2);
    List<Executable> calls =
        List.of(
            () -> AffineExpr.dim(context, -1),
            () -> AffineExpr.symbol(context, -1),
            () -> d0.add(other),
            () -> d0.add(zero),
            () -> d0.multiply(one),
            () -> one.subtract(AffineExpr.constant(context, 1)),
            () -> one.multiply(AffineExpr.constant(context, 1)),
            () -> d0.floorDiv(one),
            () -> d0.ceilDiv(one),
            () -> d0.mod(one),
            () -> d0.replace(new AffineExpr[] {other}, NONE),
            () -> d0.replace(Map.of(d0, other)),
            () -> d5.simplify(5, 9),
            () -> s2.simplify(9, 2),
            () -> AffineMap.get(context, 1, 1, d0.add(s0)).fold(List.of(1L)),
            () -> AffineMap.get(context, 1, 1, d0.add(s0)).isPoison(List.of(1L, 2L, 3L)),
            () -> AffineExpr.binary(AffineBinaryExpr.Kind.MOD, d0, other),
            () -> AffineMap.get(context, 1, 0, other),
            () -> AffineMap.get(context, 1, 0, d0.add(d5)),
            () -> AffineMap.get(context, 1, 2, s2),
            () -> AffineMap.get(context, -1, -7),
            () -> IntegerSet.get(context, 5, 0, List.of(d5), new boolean[] {true}),
            () -> IntegerSet.get(context, 5, 0, List.of(s2), new boolean[] {true}),
            () -> IntegerSet.get(context, 1, 0, List.of(other), new boolean[] {true}));
    for (int i = 0; i < calls.size(); i++) {
      assertThrows(IllegalArgumentException.class, calls.get(i), "call " + i);
    }
    assertSame(d5, AffineMap.get(context, 6, 0, d5).result(0));
  }
}
