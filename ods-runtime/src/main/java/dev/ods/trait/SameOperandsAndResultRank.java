// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All ranked operands and results have the same rank. Asks for at least one operand. */
public final class SameOperandsAndResultRank implements Trait {
  private SameOperandsAndResultRank() {}
}
