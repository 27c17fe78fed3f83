// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation represents a constant: no operands, one result, and a fold to an attribute. */
public final class ConstantLike implements OpTrait {
  private ConstantLike() {}
}
