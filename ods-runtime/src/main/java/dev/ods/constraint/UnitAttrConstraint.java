// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;

/** A unit attribute: a flag that is set by its presence. */
public final class UnitAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "unit attribute";

  private UnitAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof UnitAttr;
  }
}
