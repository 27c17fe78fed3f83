// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import dev.ods.text.lex.Relocation;
import java.util.Arrays;
import java.util.Objects;

/** Names with result numbers, as parsed from the text: unresolved operands. */
public final class OperandStack {
  /** Per operand: the offsets at which its name starts and ends, and its result number. */
  private int[] entries = new int[3 * 32];

  private int size;

  public int size() {
    return size;
  }

  /** Pushes a name, from its {@code %} on, with a result number. */
  void push(int from, int to, int number) {
    int at = size * 3;
    if (at == entries.length) {
      entries = Arrays.copyOf(entries, at * 2);
    }
    entries[at] = from;
    entries[at + 1] = to;
    entries[at + 2] = number;
    size++;
  }

  /** Pushes a name that is on the stack once more. */
  public void repeat(int index) {
    push(location(index), end(index), number(index));
  }

  /** The offset at which the name starts, which is the operand's location. */
  public int location(int index) {
    return entries[Objects.checkIndex(index, size) * 3];
  }

  public int end(int index) {
    return entries[index * 3 + 1];
  }

  public int number(int index) {
    return entries[index * 3 + 2];
  }

  /** Exchanges the offsets of the names. */
  void relocate(Relocation relocation) {
    for (int at = 0; at < size * 3; at += 3) {
      int length = entries[at + 1] - entries[at];
      entries[at] = relocation.keep(entries[at], entries[at + 1]);
      entries[at + 1] = entries[at] + length;
    }
  }

  /** Drops all operands from {@code mark} up. */
  public void cutTo(int mark) {
    size = mark;
  }
}
