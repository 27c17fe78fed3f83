// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** An integer of type {@code index}. */
public final class IndexAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "index attribute";

  private IndexAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && Index.test(integer.type());
  }

  /** The type of the integer, which formats elide. */
  public static Type build(Context context) {
    return IndexType.get(context);
  }
}
