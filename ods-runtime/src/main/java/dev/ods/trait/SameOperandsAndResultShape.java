// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All operands and results have compatible shapes. Requires at least one of each. */
public final class SameOperandsAndResultShape implements OpTrait {
  private SameOperandsAndResultShape() {}
}
