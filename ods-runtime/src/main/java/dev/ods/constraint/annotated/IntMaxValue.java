// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;

/** An integer attribute of at most a given value. */
public final class IntMaxValue {
  private IntMaxValue() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param value the greatest allowed value
   */
  public static boolean test(Attribute attribute, long value) {
    return attribute instanceof IntegerAttr integer && IntegerAttrs.compare(integer, value) <= 0;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(long value) {
    return "whose maximum value is " + value;
  }
}
