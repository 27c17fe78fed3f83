// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of any type. */
public final class APIntAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "arbitrary integer attribute";

  private APIntAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr;
  }
}
