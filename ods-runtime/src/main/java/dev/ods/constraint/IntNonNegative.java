// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;

/** An integer attribute of at least zero, read as a signed number. */
public final class IntNonNegative {
  private IntNonNegative() {}

  /**
   * Whether an attribute satisfies the constraint; never if it is of another kind.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && IntegerAttrs.signum(integer) >= 0;
  }

  /** The words of the constraint in a diagnostic, after those of what it confines. */
  public static String summary() {
    return "whose value is non-negative";
  }
}
