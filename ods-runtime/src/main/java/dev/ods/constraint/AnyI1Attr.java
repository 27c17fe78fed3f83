// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of 1 bit, of any signedness. */
public final class AnyI1Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "1-bit integer attribute";

  private AnyI1Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && AnyI1.test(integer.type());
  }
}
