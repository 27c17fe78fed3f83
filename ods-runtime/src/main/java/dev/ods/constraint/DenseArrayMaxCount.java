// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array attribute of at most so many elements. */
public final class DenseArrayMaxCount {
  private DenseArrayMaxCount() {}

  /**
   * Whether an attribute satisfies the constraint; never if it is of another kind.
   *
   * @param attribute the attribute
   * @param count the number of elements
   */
  public static boolean test(Attribute attribute, int count) {
    return attribute instanceof DenseArrayAttr array && array.size() <= count;
  }

  /** The words of the constraint in a diagnostic, after those of what it confines. */
  public static String summary(int count) {
    return "with at most " + count + " elements";
  }
}
