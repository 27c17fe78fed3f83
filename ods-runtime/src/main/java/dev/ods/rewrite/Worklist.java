// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import java.util.Arrays;

/**
 * References of operations, of which the last one pushed comes first; each is in it once at most.
 *
 * <p>What is removed stays in the stack as a mere number, and the set of members says so: the
 * topmost entry of a member is the valid one. An operation takes more than four units of the arena,
 * so that no two share a bit of the set.
 */
final class Worklist {
  private static final int UNIT_SHIFT = 2;

  private int[] stack = new int[64];
  private int size;
  private long[] members = new long[16];

  /** Adds an operation, unless it is in the list: then it keeps its position. */
  void push(int op) {
    int bit = op >>> UNIT_SHIFT;
    int word = bit >>> 6;
    if (word >= members.length) {
      members = Arrays.copyOf(members, Math.max(word + 1, members.length * 2));
    }
    if ((members[word] & 1L << bit) != 0) {
      return;
    }
    members[word] |= 1L << bit;
    if (size == stack.length) {
      stack = Arrays.copyOf(stack, size * 2);
    }
    stack[size++] = op;
  }

  /** Removes the operation that was added last, and returns it; 0 if the list is empty. */
  int pop() {
    while (size > 0) {
      int op = stack[--size];
      if (contains(op)) {
        remove(op);
        return op;
      }
    }
    return 0;
  }

  /** Removes an operation, if it is in the list. */
  void remove(int op) {
    int bit = op >>> UNIT_SHIFT;
    if (bit >>> 6 < members.length) {
      members[bit >>> 6] &= ~(1L << bit);
    }
  }

  private boolean contains(int op) {
    int bit = op >>> UNIT_SHIFT;
    return bit >>> 6 < members.length && (members[bit >>> 6] & 1L << bit) != 0;
  }

  boolean isEmpty() {
    while (size > 0 && !contains(stack[size - 1])) {
      size--;
    }
    return size == 0;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      remove(stack[i]);
    }
    size = 0;
  }

  /** Reverses the order: what was added first comes first. */
  void reverse() {
    int[] order = new int[size];
    int count = 0;
    for (int op = pop(); op != 0; op = pop()) {
      order[count++] = op;
    }
    for (int i = 0; i < count; i++) {
      push(order[i]);
    }
  }
}
