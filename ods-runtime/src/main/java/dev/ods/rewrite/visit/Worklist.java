// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.visit;

import java.util.Arrays;

/**
 * References of operations, of which the last one pushed comes first; each is in it once at most.
 *
 * <p>What is removed stays in the stack as a mere number, and the set of members says so: the
 * topmost entry of a member is the valid one.
 */
public final class Worklist {
  private int[] stack = new int[64];
  private int size;

  /** The number of members. */
  private int count;

  private final RefSet members = new RefSet();

  /** Adds an operation, unless it is in the list: then it keeps its position. */
  public void push(int op) {
    if (!members.add(op)) {
      return;
    }
    if (size == stack.length) {
      stack = Arrays.copyOf(stack, size * 2);
    }
    stack[size++] = op;
    count++;
  }

  /** Removes the operation that was added last, and returns it; 0 if the list is empty. */
  public int pop() {
    while (size > 0) {
      int op = stack[--size];
      if (members.remove(op)) {
        count--;
        return op;
      }
    }
    return 0;
  }

  /** Removes an operation, if it is in the list. */
  public void remove(int op) {
    if (members.remove(op)) {
      count--;
    }
  }

  /** Whether no operation is in the list. */
  public boolean isEmpty() {
    return count == 0;
  }

  /** Removes all operations. */
  public void clear() {
    for (int i = 0; i < size; i++) {
      remove(stack[i]);
    }
    size = 0;
  }

  /** Reverses the order: what was added first comes first. */
  public void reverse() {
    if (count < size) {
      dropRemoved();
    }
    for (int from = 0, to = size - 1; from < to; from++, to--) {
      int op = stack[from];
      stack[from] = stack[to];
      stack[to] = op;
    }
  }

  /** Leaves one entry of each member, the topmost one. */
  private void dropRemoved() {
    int end = size;
    int from = size;
    for (int i = size - 1; i >= 0; i--) {
      if (members.remove(stack[i])) {
        stack[--from] = stack[i];
      }
    }
    size = 0;
    count = 0;
    for (int i = from; i < end; i++) {
      push(stack[i]);
    }
  }
}
