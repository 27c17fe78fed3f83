// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** An array of affine maps. */
public final class AffineMapArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "AffineMap array attribute";

  private AffineMapArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isArrayOf(attribute, AffineMapAttrConstraint::test);
  }
}
