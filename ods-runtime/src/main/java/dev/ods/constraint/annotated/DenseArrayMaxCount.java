// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array attribute of at most the given number of elements. */
public final class DenseArrayMaxCount {
  private DenseArrayMaxCount() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param count the number of elements
   */
  public static boolean test(Attribute attribute, int count) {
    return attribute instanceof DenseArrayAttr array && array.size() <= count;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(int count) {
    return "with at most " + count + " elements";
  }
}
