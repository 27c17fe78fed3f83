// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array of {@code i8}. */
public final class DenseI8ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "i8 dense array attribute";

  private DenseI8ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && I8.test(array.elementType());
  }
}
