// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The names in use, by nested scopes: a name is unique among those of its own and of the enclosing
 * scopes.
 */
final class NameScopes {
  private final Set<String> used = new HashSet<>();
  private final List<String> inOrder = new ArrayList<>();
  private int[] marks = new int[16];
  private int depth;

  /** Opens a scope within the current one. */
  void push() {
    if (depth == marks.length) {
      marks = Arrays.copyOf(marks, depth * 2);
    }
    marks[depth++] = inOrder.size();
  }

  /** The number of open scopes. */
  int depth() {
    return depth;
  }

  /** Closes scopes until {@code target} are open; their names may be used again. */
  void popTo(int target) {
    while (depth > target) {
      int mark = marks[--depth];
      for (int i = inOrder.size() - 1; i >= mark; i--) {
        used.remove(inOrder.remove(i));
      }
    }
  }

  boolean isUsed(String name) {
    return used.contains(name);
  }

  /** Takes a name that is not in use. */
  void use(String name) {
    used.add(name);
    inOrder.add(name);
  }

  /**
   * A name made of the characters that an identifier may have: a space becomes an underscore, any
   * other character the hexadecimal digits of its bytes. A leading digit, or a character that
   * cannot stand first, is preceded by an underscore.
   *
   * @param name not empty
   */
  static String sanitize(String name) {
    return sanitize(name, "$._-");
  }

  /** {@link #sanitize(String)} with other characters than letters and digits that are kept. */
  static String sanitize(String name, String punctuation) {
    char first = name.charAt(0);
    StringBuilder clean = new StringBuilder(name.length() + 1);
    if (isDigit(first) || (!isValid(first, punctuation) && first != ' ')) {
      clean.append('_');
    }
    for (byte b : Utf8.encode(name)) {
      char c = (char) (b & 0xFF);
      if (isValid(c, punctuation)) {
        clean.append(c);
      } else if (c == ' ') {
        clean.append('_');
      } else {
        clean.append(Integer.toHexString(c).toUpperCase(Locale.ROOT));
      }
    }
    return clean.toString();
  }

  private static boolean isValid(char c, String punctuation) {
    return isDigit(c) || Names.isLetter(c) || punctuation.indexOf(c) >= 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
