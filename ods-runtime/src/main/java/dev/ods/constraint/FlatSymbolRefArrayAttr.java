// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** An array of symbol references without nesting. */
public final class FlatSymbolRefArrayAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "flat symbol ref array attribute";

  private FlatSymbolRefArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isArrayOf(attribute, FlatSymbolRefAttrConstraint::test);
  }
}
