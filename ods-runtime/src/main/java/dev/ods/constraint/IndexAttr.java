// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;

/** An integer of type {@code index}. */
public final class IndexAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "index attribute";

  private IndexAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && Index.test(integer.type());
  }
}
