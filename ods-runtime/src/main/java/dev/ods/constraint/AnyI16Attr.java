// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A 16-bit integer of any signedness. */
public final class AnyI16Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "16-bit integer attribute";

  private AnyI16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && AnyI16.test(integer.type());
  }
}
