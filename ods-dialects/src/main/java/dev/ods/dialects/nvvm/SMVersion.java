// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.nvvm;

/**
 * A version of streaming multiprocessors.
 *
 * @param number the version, such as 90 for {@code sm_90}
 * @param isArchAccelerated whether it has the features of this version only: {@code sm_90a}
 */
record SMVersion(int number, boolean isArchAccelerated) {
  /** The first version that is a target. */
  static final int MINIMUM = 20;

  private static final int PREFIX = "sm_".length();

  /** The version of a chip; 0 if its name has no number that fits. */
  static SMVersion of(String chip) {
    int end = PREFIX;
    while (end < chip.length() && chip.charAt(end) >= '0' && chip.charAt(end) <= '9') {
      end++;
    }
    return new SMVersion(
        end > PREFIX ? number(chip.substring(PREFIX, end)) : 0, chip.endsWith("a"));
  }

  private static int number(String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  boolean isAtLeast(int version) {
    return number >= version;
  }
}
