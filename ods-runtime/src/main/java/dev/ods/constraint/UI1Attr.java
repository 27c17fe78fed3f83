// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An unsigned integer of 1 bit. */
public final class UI1Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "1-bit unsigned integer attribute";

  private UI1Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && UI1.test(integer.type());
  }
}
