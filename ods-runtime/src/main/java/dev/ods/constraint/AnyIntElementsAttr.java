// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** The elements of a constant of integers or indexes. */
public final class AnyIntElementsAttr {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "integer elements attribute";

  private AnyIntElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isIntElements(attribute);
  }
}
