// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import java.util.Arrays;

/** A map from references, which are not 0, to small numbers, without boxing. */
final class IntMap {
  static final int NONE = -1;

  private int[] keys;
  private int[] values;
  private int size;

  /**
   * An empty table.
   *
   * @param expected how many keys it should hold without growing
   */
  IntMap(int expected) {
    int capacity = Integer.highestOneBit(Math.max(4, expected)) * 4;
    keys = new int[capacity];
    values = new int[capacity];
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(keys, 0);
      size = 0;
    }
  }

  /** The number of a key, or {@link #NONE}. */
  int get(int key) {
    int at = find(key);
    return keys[at] == key ? values[at] : NONE;
  }

  void put(int key, int value) {
    int at = find(key);
    if (keys[at] == 0) {
      if (size * 2 >= keys.length) {
        grow();
        at = find(key);
      }
      keys[at] = key;
      size++;
    }
    values[at] = value;
  }

  private int find(int key) {
    int mask = keys.length - 1;
    int hash = key * 0x9E3779B9;
    int at = (hash ^ hash >>> 15) & mask;
    while (keys[at] != 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = new int[oldKeys.length * 2];
    values = new int[oldKeys.length * 2];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = find(oldKeys[i]);
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }
}
