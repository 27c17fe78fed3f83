// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.logic.DenseArrays;
import dev.ods.ir.Attribute;

/** A dense array attribute whose elements are in increasing order. */
public final class DenseArrayStrictlySorted {
  private DenseArrayStrictlySorted() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && DenseArrays.isStrictlySorted(array);
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary() {
    return "should be in increasing order";
  }
}
