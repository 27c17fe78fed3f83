// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;

/** An integer attribute whose bits, read as a signed number, are not negative. */
public final class IntNonNegative {
  private IntNonNegative() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && IntegerAttrs.signum(integer) >= 0;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary() {
    return "whose value is non-negative";
  }
}
