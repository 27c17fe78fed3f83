// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A string. */
public final class StrAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "string attribute";

  private StrAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof StringAttr;
  }

  /** The type {@code none}: formats print no type. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
