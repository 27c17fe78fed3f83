// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.logic.DenseArrays;
import dev.ods.ir.Attribute;

/** A dense array attribute whose elements never decrease. */
public final class DenseArraySorted {
  private DenseArraySorted() {}

  /**
   * Whether an attribute satisfies the constraint; never if it is of another kind.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && DenseArrays.isSorted(array);
  }

  /** The words of the constraint in a diagnostic, after those of what it confines. */
  public static String summary() {
    return "should be in non-decreasing order";
  }
}
