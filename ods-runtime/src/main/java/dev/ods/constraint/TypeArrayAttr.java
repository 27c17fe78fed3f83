// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.predicate.Attributes;

/** An array of types. */
public final class TypeArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "type array attribute";

  private TypeArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isArrayOf(attribute, TypeAttrConstraint::test);
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
