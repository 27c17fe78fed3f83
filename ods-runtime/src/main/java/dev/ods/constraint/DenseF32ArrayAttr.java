// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;

/** A dense array of {@code f32}. */
public final class DenseF32ArrayAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "f32 dense array attribute";

  private DenseF32ArrayAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseArrayAttr array && F32.test(array.elementType());
  }
}
