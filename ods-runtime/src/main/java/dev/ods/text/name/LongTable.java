// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

/** A number for each of some values or blocks, found by hashing. */
final class LongTable {
  /** The result for a key without a number. */
  static final int NONE = Integer.MIN_VALUE;

  private static final int INITIAL_SIZE = 16;

  private int count;

  /** The keys, which are not 0; at least half of the slots are free. Empty if there is no key. */
  private long[] keys = {};

  private int[] numbers = {};

  /** What {@link #forEach} calls. */
  @FunctionalInterface
  interface Visitor {
    void visit(long key, int number);
  }

  /** How many keys have a number. */
  int size() {
    return count;
  }

  /** Passes each key and its number, in no particular order. */
  void forEach(Visitor visitor) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] != 0) {
        visitor.visit(keys[i], numbers[i]);
      }
    }
  }

  /** The number of a key, or {@link #NONE}. */
  int get(long key) {
    if (count == 0) {
      return NONE;
    }
    int place = place(key);
    return keys[place] == 0 ? NONE : numbers[place];
  }

  /** Whether a key has a number. */
  boolean contains(long key) {
    return get(key) != NONE;
  }

  /** Sets the number of a key: anything but {@link #NONE}. */
  void put(long key, int number) {
    if (keys.length == 0) {
      keys = new long[INITIAL_SIZE];
      numbers = new int[INITIAL_SIZE];
    }
    int place = place(key);
    numbers[place] = number;
    if (keys[place] == 0) {
      keys[place] = key;
      if (++count * 2 > keys.length) {
        grow();
      }
    }
  }

  /** The slot of a key, or the free slot for it. */
  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & mask;
    while (keys[place] != 0 && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[oldKeys.length * 2];
    numbers = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        numbers[place] = oldNumbers[i];
      }
    }
  }
}
