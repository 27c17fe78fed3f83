// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;

/** What code is to be compiled for, such as {@code [#nvvm.target]}. */
public final class TargetArray {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "array of GPU target attributes with at least 1 elements";

  private TargetArray() {}

  /** Whether an attribute satisfies the constraint; dialects that are not loaded may have such. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof ArrayAttr array
        && array.size() > 0
        && array.elements().stream().allMatch(OffloadingHandler::isUnknown);
  }
}
