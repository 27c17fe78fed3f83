// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of any type, with the builtin dialect's summary. */
public final class AnyIntegerAttr {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "An Attribute containing a integer value";

  private AnyIntegerAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr;
  }
}
