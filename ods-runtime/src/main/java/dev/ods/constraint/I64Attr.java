// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A 64-bit signless integer. */
public final class I64Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit signless integer attribute";

  private I64Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && I64.test(integer.type());
  }
}
