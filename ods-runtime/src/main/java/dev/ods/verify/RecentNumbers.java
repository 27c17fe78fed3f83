// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

/**
 * A cache of positive numbers that were added: it may forget some, and grows with those that it
 * would have to forget, up to a limit.
 */
final class RecentNumbers {
  private static final int MOST = 4096;

  /** Each number at its last bits; a power of two in size. */
  private int[] numbers = new int[4];

  boolean contains(int number) {
    return numbers[number & (numbers.length - 1)] == number;
  }

  void add(int number) {
    int at = number & (numbers.length - 1);
    if (numbers[at] != 0 && numbers[at] != number && numbers.length < MOST) {
      grow();
      at = number & (numbers.length - 1);
    }
    numbers[at] = number;
  }

  private void grow() {
    int[] old = numbers;
    numbers = new int[old.length * 2];
    for (int number : old) {
      numbers[number & (numbers.length - 1)] = number;
    }
  }
}
