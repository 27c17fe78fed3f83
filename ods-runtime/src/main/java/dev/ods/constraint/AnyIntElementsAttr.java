// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.predicate.Attributes;

/** A dense elements attribute of integers or {@code index}. */
public final class AnyIntElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "integer elements attribute";

  private AnyIntElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isIntElements(attribute);
  }
}
