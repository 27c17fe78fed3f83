// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;

/** A flag, by its mere presence. */
public final class UnitAttrConstraint {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "unit attribute";

  private UnitAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof UnitAttr;
  }
}
