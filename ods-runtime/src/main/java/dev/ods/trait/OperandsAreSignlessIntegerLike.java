// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** Each operand is a signless integer or an index, or a vector or tensor of such. */
public final class OperandsAreSignlessIntegerLike implements OpTrait {
  private OperandsAreSignlessIntegerLike() {}
}
