// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;

/** A type. */
public final class TypeAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any type attribute";

  private TypeAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr;
  }
}
