// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one instance of each value. Lookups take no lock: all fields of the values are final, so
 * that a thread that sees one sees its fields, and one that does not looks again under the lock.
 *
 * @param <E> the values, whose hash codes depend on what distinguishes them only
 */
final class UniqueTable<E> {
  private static final int INITIAL_SLOTS = 16;

  private final BiPredicate<E, E> same;

  /** An open-addressing table; its length is a power of two, and it is at most half full. */
  private volatile @Nullable Object[] table = new @Nullable Object[INITIAL_SLOTS];

  private int count;

  /**
   * An empty table.
   *
   * @param same whether two values of the same hash are equal
   */
  UniqueTable(BiPredicate<E, E> same) {
    this.same = same;
  }

  /** The one instance that equals a candidate: itself, if it is the first. */
  E intern(E candidate) {
    E found = find(table, candidate);
    return found != null ? found : insert(candidate);
  }

  private synchronized E insert(E candidate) {
    @Nullable Object[] slots = table;
    E found = find(slots, candidate);
    if (found != null) {
      return found;
    }
    if (++count * 2L > slots.length) {
      slots = grown(slots);
    }
    put(slots, candidate);
    table = slots;
    return candidate;
  }

  @SuppressWarnings("unchecked") // only E's are entered
  private @Nullable E find(@Nullable Object[] slots, E candidate) {
    int hash = candidate.hashCode();
    int mask = slots.length - 1;
    for (int i = mix(hash) & mask; ; i = (i + 1) & mask) {
      Object entry = slots[i];
      if (entry == null) {
        return null;
      }
      if (entry.hashCode() == hash && same.test((E) entry, candidate)) {
        return (E) entry;
      }
    }
  }

  private static @Nullable Object[] grown(@Nullable Object[] old) {
    @Nullable Object[] slots = new @Nullable Object[old.length * 2];
    for (Object entry : old) {
      if (entry != null) {
        put(slots, entry);
      }
    }
    return slots;
  }

  private static void put(@Nullable Object[] slots, Object entry) {
    int mask = slots.length - 1;
    int i = mix(entry.hashCode()) & mask;
    while (slots[i] != null) {
      i = (i + 1) & mask;
    }
    slots[i] = entry;
  }

  private static int mix(int hash) {
    int mixed = hash * 0x9E3779B9;
    return mixed ^ (mixed >>> 15);
  }
}
