// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.logic.DenseArrays;
import dev.ods.ir.Attribute;

/** A dense array attribute whose elements are all non-negative. */
public final class DenseArrayNonNegative {
  private DenseArrayNonNegative() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && DenseArrays.isNonNegative(array);
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary() {
    return "whose value is non-negative";
  }
}
