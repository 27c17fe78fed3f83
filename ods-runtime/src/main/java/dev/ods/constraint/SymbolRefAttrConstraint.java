// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;

/** A symbol reference, flat or nested. */
public final class SymbolRefAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "symbol reference attribute";

  private SymbolRefAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SymbolRefAttr;
  }
}
