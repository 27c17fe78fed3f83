// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;

/**
 * Regions that a walk has still to visit, the latest first; an explicit stack in place of
 * recursion.
 */
final class RegionStack {
  private final IrReader ir;
  private int[] regions = new int[8];
  private int size;

  RegionStack(IrReader ir) {
    this.ir = ir;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void push(int region) {
    if (size == regions.length) {
      regions = Arrays.copyOf(regions, size * 2);
    }
    regions[size++] = region;
  }

  /** Pushes the regions of an operation, the first one first. */
  void pushAll(int op) {
    int count = ir.regionCount(op);
    for (int i = 0; i < count; i++) {
      push(ir.region(op, i));
    }
  }

  int pop() {
    return regions[--size];
  }
}
