// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** A dense elements attribute of {@code i32}. */
public final class I32ElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit signless integer elements attribute";

  private I32ElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isIntElements(attribute) && I32.test(ElementsAttrs.elementType(attribute));
  }
}
