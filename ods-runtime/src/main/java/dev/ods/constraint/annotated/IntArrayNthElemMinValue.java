// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;

/** An array attribute whose element at a given index is an integer of at least a given value. */
public final class IntArrayNthElemMinValue {
  private IntArrayNthElemMinValue() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param index the index of the element
   * @param min the least allowed value
   */
  public static boolean test(Attribute attribute, int index, long min) {
    IntegerAttr element = IntegerAttrs.integerAt(attribute, index);
    return element != null && IntegerAttrs.compare(element, min) >= 0;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(int index, long min) {
    return "whose " + index + "-th element must be at least " + min;
  }
}
