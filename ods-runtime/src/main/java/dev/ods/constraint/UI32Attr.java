// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A 32-bit unsigned integer. */
public final class UI32Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit unsigned integer attribute";

  private UI32Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && UI32.test(integer.type());
  }
}
