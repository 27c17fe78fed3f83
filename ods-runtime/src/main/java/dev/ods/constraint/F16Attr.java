// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A float of type {@code f16}. */
public final class F16Attr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "16-bit float attribute";

  private F16Attr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof FloatAttr real && F16.test(real.type());
  }

  /** The type of the number, which formats elide. */
  public static Type build(Context context) {
    return F16.build(context);
  }
}
