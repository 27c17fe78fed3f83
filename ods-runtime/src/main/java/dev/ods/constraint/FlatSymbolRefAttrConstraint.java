// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;

/** A reference to a symbol by its name alone. */
public final class FlatSymbolRefAttrConstraint {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "flat symbol reference attribute";

  private FlatSymbolRefAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SymbolRefAttr reference && reference.isFlat();
  }
}
