// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An 8-bit integer of any signedness. */
public final class AnyI8Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "8-bit integer attribute";

  private AnyI8Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && AnyI8.test(integer.type());
  }
}
