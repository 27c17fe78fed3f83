// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An unsigned integer of 8 bits. */
public final class UI8Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8-bit unsigned integer attribute";

  private UI8Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && UI8.test(integer.type());
  }
}
