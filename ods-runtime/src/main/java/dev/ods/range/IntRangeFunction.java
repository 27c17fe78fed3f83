// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

/** What the result of a binary operation may be, by what its operands may be. */
@FunctionalInterface
public interface IntRangeFunction {
  /** For operands of the same width. */
  IntRange apply(IntRange lhs, IntRange rhs);
}
