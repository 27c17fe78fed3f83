// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * All operands and results have the same element type, a scalar being its own. Requires at least
 * one of each.
 */
public final class SameOperandsAndResultElementType implements OpTrait {
  private SameOperandsAndResultElementType() {}
}
