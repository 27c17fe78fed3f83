// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ElementsAttr;
import dev.ods.ir.Attribute;

/** An elements attribute. */
public final class ElementsAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "constant vector/tensor attribute";

  private ElementsAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof ElementsAttr;
  }
}
