// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** Each operand is a float, or a vector or tensor of floats. */
public final class OperandsAreFloatLike implements OpTrait {
  private OperandsAreFloatLike() {}
}
