// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one instance of each value, and numbers the instances from 1. Lookups take no lock; a new
 * instance is added under one.
 *
 * @param <U> {@link Type} or {@link Attribute}
 */
final class Uniquer<U extends Uniqued> {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Uniqued[].class);
  private static final int INITIAL_SLOTS = 256;

  /** An open-addressing table; its length is a power of two, and it is at most half full. */
  private volatile Uniqued[] table = new Uniqued[INITIAL_SLOTS];

  /** By number; element 0 stays empty. */
  private volatile Uniqued[] byId = new Uniqued[INITIAL_SLOTS];

  private int count;

  <T extends U> T intern(T candidate) {
    int hash = mix(candidate.keyHash() * 31 + candidate.getClass().hashCode());
    T found = find(table, candidate, hash);
    if (found != null) {
      return found;
    }
    // Only here: what is known already has the same parts, which were checked when it was new.
    candidate.checkParts();
    return insert(candidate, hash);
  }

  synchronized <T extends U> T register(T candidate) {
    candidate.checkParts();
    number(candidate, mix(System.identityHashCode(candidate)));
    return candidate;
  }

  /** The instance with a number assigned by this uniquer. */
  @SuppressWarnings("unchecked") // only U's are entered
  U get(int id) {
    return (U) byId[id];
  }

  private synchronized <T extends U> T insert(T candidate, int hash) {
    T found = find(table, candidate, hash);
    if (found != null) {
      return found;
    }
    number(candidate, hash);
    Uniqued[] slots = table;
    if (count * 2 > slots.length) {
      slots = grown(slots);
      put(slots, candidate);
      table = slots;
    } else {
      put(slots, candidate);
    }
    return candidate;
  }

  private void number(U candidate, int hash) {
    int id = ++count;
    Uniqued[] ids = byId;
    if (id == ids.length) {
      ids = Arrays.copyOf(ids, ids.length * 2);
    }
    candidate.publish(id, hash);
    ELEMENT.setRelease(ids, id, candidate);
    byId = ids;
  }

  @SuppressWarnings("unchecked") // same class as the candidate, checked before
  private static <T extends Uniqued> @Nullable T find(Uniqued[] slots, T candidate, int hash) {
    int mask = slots.length - 1;
    for (int i = hash & mask; ; i = (i + 1) & mask) {
      Uniqued entry = (Uniqued) ELEMENT.getAcquire(slots, i);
      if (entry == null) {
        return null;
      }
      if (entry.cachedHash() == hash
          && entry.getClass() == candidate.getClass()
          && candidate.sameKey(entry)) {
        return (T) entry;
      }
    }
  }

  private static Uniqued[] grown(Uniqued[] old) {
    Uniqued[] slots = new Uniqued[old.length * 2];
    for (Uniqued entry : old) {
      if (entry != null) {
        put(slots, entry);
      }
    }
    return slots;
  }

  private static void put(Uniqued[] slots, Uniqued entry) {
    int mask = slots.length - 1;
    int i = entry.cachedHash() & mask;
    while (slots[i] != null) {
      i = (i + 1) & mask;
    }
    ELEMENT.setRelease(slots, i, entry);
  }

  /** Spreads what distinguishes hashes over all bits; no two become the same. */
  static int mix(int hash) {
    int h = hash * 0x9E3779B9;
    return h ^ (h >>> 15);
  }
}
