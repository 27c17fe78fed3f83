// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A flat symbol reference: one without nested references. */
public final class FlatSymbolRefAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "flat symbol reference attribute";

  private FlatSymbolRefAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SymbolRefAttr reference && reference.isFlat();
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
