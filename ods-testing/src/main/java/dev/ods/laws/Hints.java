// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the summary of a constraint says about the values that satisfy it. A definition holds no
 * more of a constraint, but summaries name its parameters: {@code whose value is one of {17, 42}}.
 */
final class Hints {
  /** A hyphen behind a word or a number is no sign. */
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w-])-\\d+|\\d+");

  /** So that combinations of them stay few. */
  private static final int MOST_NUMBERS = 8;

  private static final long LARGEST_COUNT = 64;

  private final List<Long> numbers;

  /** Reads the numbers of a summary. */
  Hints(String summary) {
    Set<Long> found = new LinkedHashSet<>();
    Matcher matcher = NUMBER.matcher(summary);
    while (matcher.find() && found.size() < MOST_NUMBERS) {
      BigInteger number = new BigInteger(matcher.group());
      // Others are no numbers of attributes.
      if (number.bitLength() < Long.SIZE) {
        found.add(number.longValue());
      }
    }
    numbers = List.copyOf(found);
  }

  /** The numbers in their order, each once. */
  List<Long> numbers() {
    return numbers;
  }

  /** The numbers and those beside them. */
  List<Long> bounds() {
    Set<Long> all = new LinkedHashSet<>(numbers);
    for (long number : numbers) {
      if (number > Long.MIN_VALUE) {
        all.add(number - 1);
      }
      if (number < Long.MAX_VALUE) {
        all.add(number + 1);
      }
    }
    return List.copyOf(all);
  }

  /** Small counts, and those that the numbers are or are the last index of. */
  List<Integer> counts() {
    Set<Integer> all = new LinkedHashSet<>(List.of(1, 2, 3));
    for (long number : numbers) {
      if (number >= 0 && number < LARGEST_COUNT) {
        all.addAll(List.of((int) number, (int) number + 1));
      }
    }
    return List.copyOf(all);
  }
}
