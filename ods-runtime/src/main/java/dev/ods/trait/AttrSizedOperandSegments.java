// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The attribute {@code operandSegmentSizes} holds the number of values of each declared operand.
 */
public final class AttrSizedOperandSegments implements StructuralTrait {
  private AttrSizedOperandSegments() {}
}
