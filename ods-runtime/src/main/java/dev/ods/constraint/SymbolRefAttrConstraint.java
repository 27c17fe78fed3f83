// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;

/** A reference to a symbol, nested or not. */
public final class SymbolRefAttrConstraint {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "symbol reference attribute";

  private SymbolRefAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SymbolRefAttr;
  }
}
