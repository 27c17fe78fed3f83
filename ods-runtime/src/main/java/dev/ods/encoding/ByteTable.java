// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A map from byte strings to objects with lookups by a range of a larger array, so that a parser
 * creates no string for a name that is already known. Lookups take no lock.
 *
 * @param <V> the type of the mapped objects
 */
public final class ByteTable<V> {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Entry[].class);
  private static final int INITIAL_SLOTS = 256;

  private static final class Entry<V> {
    final byte[] key;
    final int hash;
    final V value;

    Entry(byte[] key, int hash, V value) {
      this.key = key;
      this.hash = hash;
      this.value = value;
    }
  }

  private volatile @Nullable Entry<V>[] table = newTable(INITIAL_SLOTS);
  private int count;

  /** A table without entries. */
  public ByteTable() {}

  /** The object for the bytes from {@code from} up to {@code to}, or null. */
  public @Nullable V find(byte[] bytes, int from, int to) {
    Entry<V> entry = find(table, bytes, from, to, hash(bytes, from, to));
    return entry == null ? null : entry.value;
  }

  /** The object for these bytes; created from a copy of them if they are new. */
  public V findOrAdd(byte[] bytes, int from, int to, Function<byte[], V> maker) {
    int hash = hash(bytes, from, to);
    Entry<V> entry = find(table, bytes, from, to, hash);
    return (entry != null ? entry : add(bytes, from, to, hash, maker)).value;
  }

  /** Adds an object, replacing an earlier one of the same name. */
  public synchronized void put(byte[] key, V value) {
    int hash = hash(key, 0, key.length);
    Entry<V> entry = new Entry<>(key, hash, value);
    @Nullable Entry<V>[] slots = Arrays.copyOf(table, table.length);
    int mask = slots.length - 1;
    for (int i = hash & mask; ; i = (i + 1) & mask) {
      Entry<V> old = slots[i];
      if (old == null) {
        insert(entry);
        return;
      }
      if (old.hash == hash && Arrays.equals(old.key, key)) {
        slots[i] = entry;
        table = slots;
        return;
      }
    }
  }

  private synchronized Entry<V> add(
      byte[] bytes, int from, int to, int hash, Function<byte[], V> maker) {
    Entry<V> found = find(table, bytes, from, to, hash);
    if (found != null) {
      return found;
    }
    byte[] key = Arrays.copyOfRange(bytes, from, to);
    Entry<V> entry = new Entry<>(key, hash, maker.apply(key));
    insert(entry);
    return entry;
  }

  /** Publishes an entry to readers without the lock. */
  private void insert(Entry<V> entry) {
    @Nullable Entry<V>[] slots = table;
    if (++count * 2 > slots.length) {
      slots = newTable(table.length * 2);
      for (Entry<V> old : table) {
        if (old != null) {
          place(slots, old);
        }
      }
    }
    place(slots, entry);
    table = slots;
  }

  private static <V> void place(@Nullable Entry<V>[] slots, Entry<V> entry) {
    int mask = slots.length - 1;
    int i = entry.hash & mask;
    while (slots[i] != null) {
      i = (i + 1) & mask;
    }
    ELEMENT.setRelease(slots, i, entry);
  }

  @SuppressWarnings("unchecked") // only entries of V are entered
  private static <V> @Nullable Entry<V> find(
      @Nullable Entry<V>[] slots, byte[] bytes, int from, int to, int hash) {
    int mask = slots.length - 1;
    for (int i = hash & mask; ; i = (i + 1) & mask) {
      Entry<V> entry = (Entry<V>) ELEMENT.getAcquire(slots, i);
      if (entry == null) {
        return null;
      }
      if (entry.hash == hash && Arrays.equals(entry.key, 0, entry.key.length, bytes, from, to)) {
        return entry;
      }
    }
  }

  private static int hash(byte[] bytes, int from, int to) {
    long hash = (long) to - from;
    int at = from;
    for (; at <= to - Long.BYTES; at += Long.BYTES) {
      hash = mix(hash ^ (long) WORD.get(bytes, at));
    }
    long rest = 0;
    for (; at < to; at++) {
      rest = rest << Byte.SIZE | (bytes[at] & 0xFF);
    }
    return (int) mix(hash ^ rest);
  }

  private static long mix(long hash) {
    long mixed = hash * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> Integer.SIZE);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array, filled with entries of V only
  private static <V> @Nullable Entry<V>[] newTable(int length) {
    return (Entry<V>[]) new Entry[length];
  }
}
