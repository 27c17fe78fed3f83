// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.ir.Attribute;

/** Three numbers: the sizes of a grid, a cluster or a block. */
public final class LaunchSize {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "i32 dense array attribute with 3 elements (if present)";

  private LaunchSize() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return DenseI32ArrayAttr.test(attribute) && ((DenseArrayAttr) attribute).size() == 3;
  }
}
