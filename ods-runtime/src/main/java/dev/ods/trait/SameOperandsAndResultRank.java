// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All ranked operands and results have the same rank. Requires at least one operand. */
public final class SameOperandsAndResultRank implements OpTrait {
  private SameOperandsAndResultRank() {}
}
