// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;

/** The type of a value. */
public final class ValueTypeAttr {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY =
      "type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or"
          + " 64-bit float or 128-bit signless integer or Opaque type for function reference or"
          + " Opaque type for external reference";

  private ValueTypeAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr type && AnyValueConstraint.test(type.value());
  }
}
