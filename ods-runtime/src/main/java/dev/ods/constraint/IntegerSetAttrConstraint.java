// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerSetAttr;
import dev.ods.ir.Attribute;

/** An integer set. */
public final class IntegerSetAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "IntegerSet attribute";

  private IntegerSetAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerSetAttr;
  }
}
