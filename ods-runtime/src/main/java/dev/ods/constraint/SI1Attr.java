// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A 1-bit signed integer. */
public final class SI1Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "1-bit signed integer attribute";

  private SI1Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && SI1.test(integer.type());
  }
}
