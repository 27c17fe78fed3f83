// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.predicate.Attributes;

/** An array of {@code i64} integers. */
public final class I64ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit integer array attribute";

  private I64ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isArrayOf(attribute, I64Attr::test);
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
