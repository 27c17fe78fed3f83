// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;

/** An array attribute of exactly the given number of elements. */
public final class ArrayCount {
  private ArrayCount() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param count the number of elements
   */
  public static boolean test(Attribute attribute, int count) {
    return attribute instanceof ArrayAttr array && array.size() == count;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(int count) {
    return "with exactly " + count + " elements";
  }
}
