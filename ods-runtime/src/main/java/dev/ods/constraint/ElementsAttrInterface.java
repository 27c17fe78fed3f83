// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ElementsAttr;
import dev.ods.ir.Attribute;

/** An elements attribute (MLIR's interface {@code ElementsAttr}). */
public final class ElementsAttrInterface {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "ElementsAttr instance";

  private ElementsAttrInterface() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof ElementsAttr;
  }
}
