// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;

/** An attribute that has a type. A string has one, too: {@code none} unless specified. */
public final class TypedAttr {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "TypedAttr instance";

  private TypedAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute.type() != null || attribute instanceof StringAttr;
  }
}
