// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of any type, in the words of the builtin dialect. */
public final class AnyIntegerAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "An Attribute containing a integer value";

  private AnyIntegerAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr;
  }
}
