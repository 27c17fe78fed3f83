// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One instance of each affine expression, map and set, for any number of threads. */
final class UniqueTableTest {
  /** Values of few hashes. */
  private record Value(int number, int hash) {
    @Override
    public int hashCode() {
      return hash;
    }
  }

  @Test
  void keepsTheFirstOfEachValue() {
    UniqueTable<Value> table = new UniqueTable<>((a, b) -> a.number() == b.number());
    List<Value> first = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      first.add(table.intern(new Value(i, i % 10)));
    }
    for (int i = 0; i < 1_000; i++) {
      assertEquals(i, first.get(i).number());
      assertSame(first.get(i), table.intern(new Value(i, i % 10)));
    }
  }

  @Test
  void threadsGetTheSameInstances() throws Exception {
    Context context = Context.create();
    Callable<List<Object>> work = () -> build(context);
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      Set<List<Object>> results = new HashSet<>();
      for (Future<List<Object>> each : pool.invokeAll(List.of(work, work, work, work))) {
        results.add(each.get());
      }
      assertEquals(1, results.size());
    } finally {
      pool.shutdownNow();
    }
    assertNotSame(build(context).get(0), build(Context.create()).get(0));
  }

  private static List<Object> build(Context context) {
    List<Object> built = new ArrayList<>();
    AffineExpr d0 = AffineExpr.dim(context, 0);
    for (int i = 0; i < 20_000; i++) {
      AffineExpr sum = d0.add(AffineExpr.constant(context, i));
      built.add(sum);
      built.add(AffineMap.get(context, 1, i % 3, sum));
      built.add(IntegerSet.get(context, 1, 0, List.of(sum), new boolean[] {i % 2 == 0}));
    }
    return built;
  }

  @Test
  void parametersDistinguishMapsAndSets() {
    Context context = Context.create();
    AffineExpr d0 = AffineExpr.dim(context, 0);
    assertSame(AffineMap.get(context, 1, 0, d0), AffineMap.get(context, 1, 0, d0));
    assertNotSame(AffineMap.get(context, 1, 0, d0), AffineMap.get(context, 1, 1, d0));
    assertNotSame(AffineMap.get(context, 1, 0, d0), AffineMap.get(context, 2, 0, d0));
    assertNotSame(AffineMap.get(context, 1, 0, d0), AffineMap.get(context, 1, 0, d0, d0));
    boolean[] equal = {true};
    IntegerSet set = IntegerSet.get(context, 1, 0, List.of(d0), equal);
    assertSame(set, IntegerSet.get(context, 1, 0, List.of(d0), new boolean[] {true}));
    assertNotSame(set, IntegerSet.get(context, 1, 0, List.of(d0), new boolean[] {false}));
    assertNotSame(set, IntegerSet.get(context, 1, 1, List.of(d0), equal));
    equal[0] = false;
    assertEquals(true, set.isEquality(0), "the set has a copy of the flags");
  }
}
