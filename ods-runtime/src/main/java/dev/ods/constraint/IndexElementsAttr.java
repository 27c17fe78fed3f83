// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** A dense elements attribute of {@code index}. */
public final class IndexElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "index elements attribute";

  private IndexElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isIntElements(attribute)
        && Index.test(ElementsAttrs.elementType(attribute));
  }
}
