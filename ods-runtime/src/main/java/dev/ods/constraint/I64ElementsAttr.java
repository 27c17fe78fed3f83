// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.predicate.Attributes;

/** A dense elements attribute of {@code i64}. */
public final class I64ElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit signless integer elements attribute";

  private I64ElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isIntElements(attribute) && I64.test(Attributes.elementType(attribute));
  }
}
