// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** An array of {@code i32} integers. */
public final class I32ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit integer array attribute";

  private I32ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isArrayOf(attribute, I32Attr::test);
  }
}
