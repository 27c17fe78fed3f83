// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ElementsAttr;
import dev.ods.ir.Attribute;

/** The elements of a vector or tensor constant. */
public final class ElementsAttrConstraint {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "constant vector/tensor attribute";

  private ElementsAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof ElementsAttr;
  }
}
