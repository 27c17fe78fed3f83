// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static dev.ods.builtin.ShapedType.DYNAMIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.Context;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Strides of memref layouts that are affine maps of any size. */
@Timeout(20)
final class MemRefLayoutTest {
  private static final int TERMS = 100_000;

  private final Context context = Context.create();
  private final AffineExpr d0 = AffineExpr.dim(context, 0);

  private MemRefType memref(AffineExpr layout) {
    AffineMap map = AffineMap.get(context, 1, TERMS, layout);
    return MemRefType.get(
        new long[] {4}, FloatType.get(context, FloatType.Kind.F32), AffineMapAttr.get(map), null);
  }

  private AffineExpr symbol(int index) {
    return AffineExpr.symbol(context, index);
  }

  @Test
  void theIdentityNeedNotBeGiven() {
    for (int rank = 0; rank < 20; rank++) {
      AffineMapAttr identity = AffineMapAttr.get(AffineMap.identity(context, rank));
      IndexType index = IndexType.get(context);
      MemRefType type = MemRefType.get(new long[rank], index);
      assertSame(type, MemRefType.get(new long[rank], index, identity, null));
      assertSame(identity, type.layout());
      assertTrue(type.hasIdentityLayout());
      assertTrue(type.isStrided());
      assertSame(type, type.canonicalizeStridedLayout());
    }
  }

  @Test
  void anIdentityWithSymbolsIsAnotherLayout() {
    AffineMapAttr map = AffineMapAttr.get(AffineMap.get(context, 1, 1, d0));
    MemRefType type = MemRefType.get(new long[1], IndexType.get(context), map, null);
    assertSame(map, type.layout());
    assertTrue(type.hasIdentityLayout());
    assertNotSame(type, MemRefType.get(new long[1], IndexType.get(context)));
  }

  @Test
  void theIdentityOfAnotherContextIsRefused() {
    AffineMapAttr foreign = AffineMapAttr.get(AffineMap.identity(Context.create(), 1));
    IndexType index = IndexType.get(context);
    assertThrows(
        IllegalArgumentException.class, () -> MemRefType.get(new long[1], index, foreign, null));
  }

  @Test
  void computesStridesOfLongSums() {
    AffineExpr left = d0;
    AffineExpr right = d0;
    for (int i = 0; i < TERMS; i++) {
      left = left.add(symbol(i));
      right = symbol(i).floorDiv(symbol(i)).add(right);
    }
    StridedLayoutAttr expected = StridedLayoutAttr.get(context, DYNAMIC, new long[] {1});
    assertSame(expected, memref(left).stridesAndOffset());
    assertSame(null, memref(right).stridesAndOffset());
    assertTrue(memref(left).isStrided());
    assertFalse(memref(right).isStrided());
  }

  @Test
  void computesStridesOfLongProducts() {
    AffineExpr product = d0;
    for (int i = 0; i < TERMS; i++) {
      product = product.multiply(symbol(i));
    }
    StridedLayoutAttr expected = StridedLayoutAttr.get(context, 0, new long[] {DYNAMIC});
    assertSame(expected, memref(product).stridesAndOffset());
  }

  @Test
  void canonicalizesLongSums() {
    AffineExpr sum = d0.multiply(2);
    for (int i = 0; i < TERMS; i++) {
      sum = sum.add(symbol(i));
    }
    MemRefType type = memref(sum);
    MemRefType simple = type.canonicalizeStridedLayout();
    assertEquals(type.stridesAndOffset(), simple.stridesAndOffset());
  }

  /** isStrided is called for each operand, so it should not create an attribute of strides. */
  @Test
  void isStridedAllocatesLessThanStridesAndOffset() {
    MemRefType type = memref(d0.multiply(2).add(7));
    long asking = Long.MAX_VALUE;
    long takingApart = Long.MAX_VALUE;
    for (int i = 0; i < 10; i++) {
      asking = Math.min(asking, allocated(type::isStrided));
      takingApart = Math.min(takingApart, allocated(type::stridesAndOffset));
    }
    assertTrue(asking < takingApart, asking + " and " + takingApart + " bytes");
  }

  private static long allocated(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
