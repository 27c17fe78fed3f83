// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The part of many cases of one kind that this run takes, where several runs share the work: {@code
 * .ci/run} gives each of two JDKs a half, with {@code -Dods.share=1/2} and {@code 2/2}, as both at
 * all cases take too long. For cases that the library decides, and not the JDK. Without the
 * property a run takes all.
 */
public final class Share {
  private static final Share OF_THIS_RUN = parse(System.getProperty("ods.share", "1/1"));

  private final int number;
  private final int shares;

  private Share(int number, int shares) {
    this.number = number;
    this.shares = shares;
  }

  /**
   * Parses the number of a share, from 1 on, and how many there are, such as {@code 1/2}.
   *
   * @throws IllegalArgumentException if this is not the share of one of them
   */
  static Share parse(String text) {
    Matcher matcher = Pattern.compile("([1-9]\\d{0,3})/([1-9]\\d{0,3})").matcher(text);
    if (matcher.matches()) {
      int number = Integer.parseInt(matcher.group(1));
      int shares = Integer.parseInt(matcher.group(2));
      if (number <= shares) {
        return new Share(number, shares);
      }
    }
    throw new IllegalArgumentException(
        "-Dods.share=" + text + ": expected a share and the number of shares, such as 1/2");
  }

  /** The share of this run in a list: each element is in exactly one share. */
  public static <T> List<T> of(List<T> all) {
    return OF_THIS_RUN.in(all);
  }

  /** How many of a number of cases a share has at least. */
  public static int of(int cases) {
    return cases / OF_THIS_RUN.shares;
  }

  /** The part that this run takes. */
  static Share ofThisRun() {
    return OF_THIS_RUN;
  }

  /** Whether something with a name is in this share; it is in exactly one. */
  boolean has(String name) {
    return Math.floorMod(name.hashCode(), shares) == number - 1;
  }

  <T> List<T> in(List<T> all) {
    return IntStream.range(0, all.size())
        .filter(i -> i % shares == number - 1)
        .<T>mapToObj(all::get)
        .toList();
  }
}
