// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import java.util.List;

/**
 * One way in which a pattern matches: an order of its operands.
 *
 * @param pattern the index of the pattern
 * @param tests all of which hold if it matches so; each comes after those that it needs
 * @param isExact whether it matches so if all of them hold
 */
record Alternative(int pattern, List<Test> tests, boolean isExact) {
  public Alternative {
    tests = List.copyOf(tests);
  }

  /** The same without a test. */
  Alternative without(Test test) {
    return new Alternative(
        pattern, tests.stream().filter(other -> !other.equals(test)).toList(), isExact);
  }
}
