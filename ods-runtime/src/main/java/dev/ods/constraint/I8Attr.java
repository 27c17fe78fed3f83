// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** A signless integer of 8 bits. */
public final class I8Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8-bit signless integer attribute";

  private I8Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && I8.test(integer.type());
  }
}
