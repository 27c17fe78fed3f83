// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Formats that are nearly what was meant. */
final class RandomMutations {
  private static final Pattern TOKEN = Pattern.compile("`[^`]*`|\"[^\"]*\"|\\$\\w+|[\\w-]+|[^\\s]");

  private RandomMutations() {}

  /**
   * A format that differs in one token, or in the order of two.
   *
   * @param tokens what may be inserted, besides the tokens of the format
   */
  static String of(String format, List<String> tokens, Random random) {
    List<String> list =
        new ArrayList<>(TOKEN.matcher(format).results().map(MatchResult::group).toList());
    if (list.isEmpty()) {
      return any(tokens, random);
    }
    int index = random.nextInt(list.size());
    String other = random.nextBoolean() ? any(tokens, random) : any(list, random);
    switch (random.nextInt(5)) {
      case 0 -> list.remove(index);
      case 1 -> list.add(index, list.get(index));
      case 2 -> list.set(index, other);
      case 3 -> list.add(index, other);
      default -> {
        int second = random.nextInt(list.size());
        String first = list.get(index);
        list.set(index, list.get(second));
        list.set(second, first);
      }
    }
    return String.join(" ", list);
  }

  private static String any(List<String> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
