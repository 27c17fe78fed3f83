// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.ir.Attribute;

/** An affine map. */
public final class AffineMapAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "AffineMap attribute";

  private AffineMapAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof AffineMapAttr;
  }
}
