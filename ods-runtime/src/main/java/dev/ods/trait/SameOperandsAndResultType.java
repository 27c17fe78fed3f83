// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * All operands and results have the same element type and compatible shapes. Requires at least one
 * of each.
 */
public final class SameOperandsAndResultType implements Trait {
  private SameOperandsAndResultType() {}
}
