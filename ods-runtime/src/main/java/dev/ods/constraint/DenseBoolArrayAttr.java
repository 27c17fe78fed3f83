// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array of {@code i1}. */
public final class DenseBoolArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "i1 dense array attribute";

  private DenseBoolArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && I1.test(array.elementType());
  }
}
