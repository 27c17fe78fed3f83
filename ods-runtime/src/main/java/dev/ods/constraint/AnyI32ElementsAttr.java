// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** A dense elements attribute of 32-bit integers of any signedness. */
public final class AnyI32ElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit integer elements attribute";

  private AnyI32ElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isIntElements(attribute)
        && AnyI32.test(ElementsAttrs.elementType(attribute));
  }
}
