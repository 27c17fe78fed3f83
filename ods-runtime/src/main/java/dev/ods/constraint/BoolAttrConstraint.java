// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A boolean: an {@code i1} integer attribute. */
public final class BoolAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "bool attribute";

  private BoolAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && integer.isBool();
  }

  /** The type of the number, which formats elide. */
  public static Type build(Context context) {
    return I1.build(context);
  }
}
