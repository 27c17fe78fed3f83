// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of any type. */
public final class APIntAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "arbitrary integer attribute";

  private APIntAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr;
  }
}
