// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * In checking mode, counts for each unit of an arena how often its memory was freed. A handle keeps
 * the count of when it was made, so that it is known to be stale even after the memory is in use
 * again.
 *
 * <p>Threads that free different objects write different elements; the arrays are published like
 * the slabs of the {@link Arena}.
 */
final class Generations {
  private static final int SLAB_MASK = Arena.SLAB_UNITS - 1;

  private volatile int[] @Nullable [] bySlab = {};

  /** The generation of the object at a reference; 0 for the null reference. */
  int of(int ref) {
    if (ref == 0) {
      return 0;
    }
    int[] slab = slab(ref >>> Arena.SLAB_SHIFT);
    int unit = ref & SLAB_MASK;
    return slab != null && unit < slab.length ? slab[unit] : 0;
  }

  private int @Nullable [] slab(int slab) {
    int[] @Nullable [] all = bySlab;
    return slab < all.length ? all[slab] : null;
  }

  /** Counts the units of a slab from now on; called under the lock of the table of slabs. */
  void add(int slab, int units) {
    int[] @Nullable [] all = bySlab;
    if (slab >= all.length) {
      all = Arrays.copyOf(all, Math.max(slab + 1, all.length * 2));
    }
    int[] counts = all[slab];
    if (counts == null) {
      all[slab] = new int[units];
    } else if (counts.length < units) {
      all[slab] = Arrays.copyOf(counts, units);
    }
    bySlab = all;
  }

  /** Makes the handles to an object stale that is about to be freed. */
  void freed(int ref, int units) {
    for (int i = 0; i < units; i++) {
      int at = ref + i;
      int[] slab = slab(at >>> Arena.SLAB_SHIFT);
      if (slab != null) {
        slab[at & SLAB_MASK]++;
      }
    }
  }

  /** Makes the handles to all objects stale. */
  void allFreed() {
    for (int[] slab : bySlab) {
      for (int i = 0; slab != null && i < slab.length; i++) {
        slab[i]++;
      }
    }
  }
}
