// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * All operands and results have the same element type and compatible shapes. Requires at least one
 * of each. If the op declares an operand that is neither optional nor variadic, and only such
 * results, their types are inferred, as in MLIR: they equal the type of the first such operand.
 */
public final class SameOperandsAndResultType implements OpTrait {
  private SameOperandsAndResultType() {}
}
