// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.AffineMapAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** An affine map. */
public final class AffineMapAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "AffineMap attribute";

  private AffineMapAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof AffineMapAttr;
  }

  /** The type {@code index}, as in MLIR: formats print no type. */
  public static Type build(Context context) {
    return Index.build(context);
  }
}
