// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;

/** A flat symbol reference: one without nested references. */
public final class FlatSymbolRefAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "flat symbol reference attribute";

  private FlatSymbolRefAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SymbolRefAttr reference && reference.isFlat();
  }
}
