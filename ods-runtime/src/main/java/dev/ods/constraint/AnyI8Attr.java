// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of 8 bits, of any signedness. */
public final class AnyI8Attr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8-bit integer attribute";

  private AnyI8Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && AnyI8.test(integer.type());
  }
}
