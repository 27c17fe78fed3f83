// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A 64-bit unsigned integer. */
public final class UI64Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit unsigned integer attribute";

  private UI64Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && UI64.test(integer.type());
  }

  /** The type of the number, which formats elide. */
  public static Type build(Context context) {
    return UI64.build(context);
  }
}
