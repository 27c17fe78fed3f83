// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.text.buffer.AsmBuffer;
import java.util.Arrays;

/**
 * The names of one print, uniqued, as consecutive bytes. A name is identified by its number, from 0
 * up in the order of insertion.
 *
 * <p>To look up or insert a name, write it to {@link #candidate} and call {@link #intern}.
 */
final class NameTable {
  /** Small, as most of these tables are for the text of a diagnostic. */
  private static final int INITIAL_SIZE = 8;

  /** The names, followed by the candidate. */
  private final AsmBuffer text = new AsmBuffer();

  private int count;
  private int[] ends = new int[INITIAL_SIZE];
  private int[] hashes = new int[INITIAL_SIZE];

  /**
   * The numbers of names plus one, by their hash; 0 where there is none. At least half of the
   * entries are free.
   */
  private int[] slots = new int[2 * INITIAL_SIZE];

  /** The buffer to write a name to, at its end. */
  AsmBuffer candidate() {
    return text;
  }

  /** The number of the name that was written to {@link #candidate}. */
  int intern() {
    int from = from(count);
    int to = text.size();
    int hash = text.hash(from, to);
    int mask = slots.length - 1;
    int slot = hash & mask;
    for (int found = slots[slot]; found != 0; found = slots[slot]) {
      int name = found - 1;
      if (hashes[name] == hash && text.equalRanges(from(name), ends[name], from, to)) {
        text.truncate(from);
        return name;
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = count + 1;
    return add(to, hash);
  }

  private int add(int end, int hash) {
    int name = count++;
    ends[name] = end;
    hashes[name] = hash;
    if (count == ends.length) {
      grow();
    }
    return name;
  }

  private void grow() {
    ends = Arrays.copyOf(ends, count * 2);
    hashes = Arrays.copyOf(hashes, count * 2);
    slots = new int[count * 4];
    int mask = slots.length - 1;
    for (int name = 0; name < count; name++) {
      int slot = hashes[name] & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = name + 1;
    }
  }

  private int from(int name) {
    return name == 0 ? 0 : ends[name - 1];
  }

  /** Prints a name. */
  void put(int name, AsmBuffer out) {
    out.put(text, from(name), ends[name]);
  }
}
