// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.ElementsAttrs;
import dev.ods.ir.Attribute;

/** A dense elements attribute of integers or {@code index}. */
public final class AnyIntElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "integer elements attribute";

  private AnyIntElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return ElementsAttrs.isIntElements(attribute);
  }
}
