// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerSetAttr;
import dev.ods.builtin.NoneType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** An integer set. */
public final class IntegerSetAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "IntegerSet attribute";

  private IntegerSetAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerSetAttr;
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
