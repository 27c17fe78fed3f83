// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;

/** The type of a memref of known rank, as an attribute. */
public final class MemRefTypeAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "memref type attribute";

  private MemRefTypeAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr type && type.value() instanceof MemRefType;
  }
}
