// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A signed integer of 8 bits. */
public final class SI8Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8-bit signed integer attribute";

  private SI8Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && SI8.test(integer.type());
  }
}
