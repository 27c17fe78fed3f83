// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A 16-bit signed integer. */
public final class SI16Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "16-bit signed integer attribute";

  private SI16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && SI16.test(integer.type());
  }

  /** The type of the number, which formats elide. */
  public static Type build(Context context) {
    return SI16.build(context);
  }
}
