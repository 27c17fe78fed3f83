// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All operands have compatible shapes. Requires at least one operand. */
public final class SameOperandsShape implements OpTrait {
  private SameOperandsShape() {}
}
