// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.ir.Attribute;

/** A dense elements attribute of strings. */
public final class StringElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "string elements attribute";

  private StringElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseStringElementsAttr;
  }
}
