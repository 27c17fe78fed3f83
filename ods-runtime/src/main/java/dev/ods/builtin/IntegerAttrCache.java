// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import org.jspecify.annotations.Nullable;

/**
 * The attributes of one integer type by value, in front of the context's table, so that asking
 * again for a number does not allocate.
 *
 * <p>Reading takes no lock and no fence. That is sound because an {@link IntegerAttr} is immutable
 * with final fields, and because a reader that misses a fresh entry or a fresh array only takes the
 * slow way, which ends at the same instance.
 */
final class IntegerAttrCache {
  private static final int INITIAL_SLOTS = 16;

  /** Beyond this many, new numbers are not kept: the context's table still has them. */
  private static final int MAX_SLOTS = 1 << 16;

  /** A power of two long, at most half full; null until the first attribute. */
  private IntegerAttr @Nullable [] slots;

  private int count;

  @Nullable IntegerAttr find(long value) {
    IntegerAttr[] table = slots;
    if (table == null) {
      return null;
    }
    int mask = table.length - 1;
    for (int i = hash(value) & mask; ; i = (i + 1) & mask) {
      IntegerAttr entry = table[i];
      if (entry == null || entry.bits() == value) {
        return entry;
      }
    }
  }

  synchronized void keep(IntegerAttr attribute) {
    IntegerAttr[] table = slots;
    if (table == null) {
      table = new IntegerAttr[INITIAL_SLOTS];
    } else if (count * 2 >= table.length) {
      if (table.length == MAX_SLOTS) {
        return;
      }
      table = grown(table);
    }
    if (put(table, attribute)) {
      count++;
    }
    slots = table;
  }

  private static IntegerAttr[] grown(IntegerAttr[] old) {
    IntegerAttr[] table = new IntegerAttr[old.length * 2];
    for (IntegerAttr entry : old) {
      if (entry != null) {
        put(table, entry);
      }
    }
    return table;
  }

  private static boolean put(IntegerAttr[] table, IntegerAttr attribute) {
    int mask = table.length - 1;
    int i = hash(attribute.bits()) & mask;
    while (table[i] != null) {
      if (table[i] == attribute) {
        return false;
      }
      i = (i + 1) & mask;
    }
    table[i] = attribute;
    return true;
  }

  private static int hash(long value) {
    long mixed = value * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32);
  }
}
