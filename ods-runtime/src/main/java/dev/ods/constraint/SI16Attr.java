// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A signed integer of 16 bits. */
public final class SI16Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "16-bit signed integer attribute";

  private SI16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && SI16.test(integer.type());
  }
}
