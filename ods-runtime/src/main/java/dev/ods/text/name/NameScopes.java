// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import java.util.Arrays;

/**
 * The names in use, in nested scopes: a name is unique among those of its own and of the enclosing
 * scopes. Names are represented by their numbers in a {@link NameTable}.
 */
final class NameScopes {
  private boolean[] used = new boolean[8];
  private int[] inOrder = new int[8];
  private int size;
  private int[] marks = new int[8];
  private int depth;

  /** Opens a scope within the current one. */
  void push() {
    if (depth == marks.length) {
      marks = Arrays.copyOf(marks, depth * 2);
    }
    marks[depth++] = size;
  }

  /** The number of open scopes. */
  int depth() {
    return depth;
  }

  /** Closes scopes until {@code target} are open; their names may be used again. */
  void popTo(int target) {
    while (depth > target) {
      int mark = marks[--depth];
      while (size > mark) {
        used[inOrder[--size]] = false;
      }
    }
  }

  /** Adds a name; false if it is in use. */
  boolean use(int name) {
    if (name >= used.length) {
      used = Arrays.copyOf(used, Math.max(name + 1, used.length * 2));
    }
    if (used[name]) {
      return false;
    }
    used[name] = true;
    if (size == inOrder.length) {
      inOrder = Arrays.copyOf(inOrder, size * 2);
    }
    inOrder[size++] = name;
    return true;
  }
}
