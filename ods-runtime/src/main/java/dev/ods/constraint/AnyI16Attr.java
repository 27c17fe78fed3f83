// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of 16 bits, of any signedness. */
public final class AnyI16Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "16-bit integer attribute";

  private AnyI16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && AnyI16.test(integer.type());
  }
}
