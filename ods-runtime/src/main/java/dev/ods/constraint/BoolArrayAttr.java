// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** An array of booleans. */
public final class BoolArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "1-bit boolean array attribute";

  private BoolArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isArrayOf(attribute, BoolAttrConstraint::test);
  }
}
