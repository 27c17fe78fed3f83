// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array of {@code i32}. */
public final class DenseI32ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "i32 dense array attribute";

  private DenseI32ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && I32.test(array.elementType());
  }
}
