// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array of {@code i64}. */
public final class DenseI64ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "i64 dense array attribute";

  private DenseI64ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && I64.test(array.elementType());
  }
}
