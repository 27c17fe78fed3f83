// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All variadic operands have the same number of values, from which the segment sizes follow. */
public final class SameVariadicOperandSize implements OpTrait {
  private SameVariadicOperandSize() {}
}
