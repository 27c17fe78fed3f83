// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the names of aliases unique by numbers: {@code map}, {@code map1}, {@code map2}. A name
 * that ends with a digit is followed by an underscore: {@code a1_1}. A million aliases usually have
 * one name, so that of each only its number is kept.
 */
final class AliasNames {
  /** The names that were given, and are not numbered. */
  private final Set<String> taken = new HashSet<>();

  /** Whether one of them could be a name with a number. */
  private boolean digitsTaken;

  private final Map<String, Stem> byName = new HashMap<>();
  private final Map<String, Stem> byText = new HashMap<>();

  /** What a number is appended to. */
  private static final class Stem {
    final String text;
    int next = 1;

    Stem(String text) {
      this.text = text;
    }
  }

  /** Names an alias by its {@linkplain AliasVisitor.Found#name name}. */
  void name(AliasVisitor.Found alias) {
    String name = alias.name == null ? "" : alias.name;
    alias.text = name;
    if (taken.add(name)) {
      digitsTaken |= endsWithDigit(name);
      if (!isNumbered(name)) {
        return;
      }
    }
    Stem stem = byName.computeIfAbsent(name, this::stem);
    while (digitsTaken && taken.contains(stem.text + stem.next)) {
      stem.next++;
    }
    alias.text = stem.text;
    alias.number = stem.next++;
  }

  private Stem stem(String name) {
    return byText.computeIfAbsent(endsWithDigit(name) ? name + "_" : name, Stem::new);
  }

  private static boolean endsWithDigit(String name) {
    return !name.isEmpty() && isDigit(name.charAt(name.length() - 1));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a name is one that another alias got with a number. */
  private boolean isNumbered(String name) {
    int from = name.length();
    while (from > 0 && isDigit(name.charAt(from - 1))) {
      from--;
    }
    int digits = name.length() - from;
    if (digits == 0 || digits > 9 || name.charAt(from) == '0') {
      return false;
    }
    @Nullable Stem stem = byText.get(name.substring(0, from));
    return stem != null && Integer.parseInt(name.substring(from)) < stem.next;
  }
}
