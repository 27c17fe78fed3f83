// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * All operands have the same element type, a scalar being its own. Requires at least one operand.
 */
public final class SameOperandsElementType implements OpTrait {
  private SameOperandsElementType() {}
}
