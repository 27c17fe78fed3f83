// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A type. */
public final class TypeAttrConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any type attribute";

  private TypeAttrConstraint() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr;
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
