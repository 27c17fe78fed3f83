// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * The objects that packages attach to a context or to an operation name, in a hash table of their
 * keys. Thread-safe; lookups take no lock.
 */
final class Attachments {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final @Nullable Object[] EMPTY = new Object[2];

  /** Each key is followed by its object. At most half full, and no entry of an array moves. */
  private volatile @Nullable Object[] table = EMPTY;

  /** The object that was attached first, found without a probe: of a context, builtin's cache. */
  private @Nullable Attachment first;

  private int count;

  /**
   * The hash of a key, by identity. A key keeps it: while code is interpreted, this is a call into
   * the JVM.
   */
  static int hash(Object key) {
    return System.identityHashCode(key);
  }

  @Nullable Object get(Object key, int hash) {
    Attachment known = first;
    return known != null && known.key == key ? known.value : find(key, hash);
  }

  private @Nullable Object find(Object key, int hash) {
    @Nullable Object[] current = table;
    int mask = current.length - 2;
    int at = (hash << 1) & mask;
    Object found = ELEMENT.getAcquire(current, at);
    while (found != key) {
      if (found == null) {
        return null;
      }
      at = (at + 2) & mask;
      found = ELEMENT.getAcquire(current, at);
    }
    return current[at + 1];
  }

  /** Stores {@code value} unless another thread was first; returns the stored object. */
  synchronized Object set(Object key, int hash, Object value) {
    Object earlier = find(key, hash);
    if (earlier != null) {
      return earlier;
    }
    if (first == null) {
      // No volatile write: a thread that does not see it yet finds the entry of the table.
      first = new Attachment(key, value);
    }
    count++;
    @Nullable Object[] current = table;
    if (count * 4 > current.length) {
      current = grown(current);
    }
    insert(current, key, hash, value);
    table = current;
    return value;
  }

  private static @Nullable Object[] grown(@Nullable Object[] old) {
    @Nullable Object[] table = new Object[Math.max(8, old.length * 2)];
    for (int i = 0; i < old.length; i += 2) {
      Object key = old[i];
      if (key != null) {
        insert(table, key, hash(key), old[i + 1]);
      }
    }
    return table;
  }

  private static void insert(
      @Nullable Object[] table, Object key, int hash, @Nullable Object value) {
    int mask = table.length - 2;
    int at = (hash << 1) & mask;
    while (table[at] != null) {
      at = (at + 2) & mask;
    }
    table[at + 1] = value;
    // Last: whoever reads the key then reads the object, too.
    ELEMENT.setRelease(table, at, key);
  }

  /** A key and its object: final fields, so that any thread that sees this sees them. */
  private record Attachment(Object key, Object value) {}
}
