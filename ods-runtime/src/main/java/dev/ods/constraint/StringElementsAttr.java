// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.ir.Attribute;

/** The elements of a constant of strings. */
public final class StringElementsAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "string elements attribute";

  private StringElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof DenseStringElementsAttr;
  }
}
