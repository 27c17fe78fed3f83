// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.ir.Type;
import java.util.Arrays;

/** Which types of memory can be taken for which (source: MemRefOps.cpp). */
final class Casts {
  private Casts() {}

  /** Whether the types are cast-compatible: equal up to dynamic parts of shape and layout. */
  static boolean agree(Type a, Type b) {
    if (a instanceof MemRefType from && b instanceof MemRefType to) {
      return from.elementType() == to.elementType()
          && from.memorySpace() == to.memorySpace()
          && from.rank() == to.rank()
          && layoutsAgree(from, to)
          && shapesAgree(from, to);
    }
    boolean oneIsRanked = a instanceof MemRefType || b instanceof MemRefType;
    return oneIsRanked
        && a instanceof BaseMemRefType from
        && b instanceof BaseMemRefType to
        && from.elementType() == to.elementType()
        && from.memorySpace() == to.memorySpace();
  }

  private static boolean layoutsAgree(MemRefType from, MemRefType to) {
    if (from.layout() == to.layout()) {
      return true;
    }
    StridedLayoutAttr a = from.stridesAndOffset();
    StridedLayoutAttr b = to.stridesAndOffset();
    if (a == null || b == null || !agree(a.offset(), b.offset())) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!agree(a.stride(i), b.stride(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean shapesAgree(MemRefType from, MemRefType to) {
    for (int i = 0; i < from.rank(); i++) {
      if (!agree(from.dimension(i), to.dimension(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean agree(long a, long b) {
    return a == b || ShapedType.isDynamic(a) || ShapedType.isDynamic(b);
  }

  /** Whether the types differ in their memory space only. */
  static boolean differInSpace(Type a, Type b) {
    if (a instanceof MemRefType from && b instanceof MemRefType to) {
      return from.elementType() == to.elementType()
          && from.layout() == to.layout()
          && Arrays.equals(from.shape(), to.shape());
    }
    return a instanceof UnrankedMemRefType from
        && b instanceof UnrankedMemRefType to
        && from.elementType() == to.elementType();
  }
}
