// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** An array of {@code f64} floats. */
public final class F64ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit float array attribute";

  private F64ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isArrayOf(attribute, F64Attr::test);
  }
}
