// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;

/** An array attribute whose element at a given index is an integer within bounds. */
public final class IntArrayNthElemInRange {
  private IntArrayNthElemInRange() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param index the index of the element
   * @param min the least allowed value
   * @param max the greatest allowed value
   */
  public static boolean test(Attribute attribute, int index, long min, long max) {
    IntegerAttr element = IntegerAttrs.integerAt(attribute, index);
    return element != null
        && IntegerAttrs.compare(element, min) >= 0
        && IntegerAttrs.compare(element, max) <= 0;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(int index, long min, long max) {
    return "whose " + index + "-th element must be at least " + min + " and at most " + max;
  }
}
