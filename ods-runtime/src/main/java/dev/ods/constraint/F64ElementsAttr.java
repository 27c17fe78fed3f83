// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.predicate.Attributes;

/** A dense elements attribute of {@code f64}. */
public final class F64ElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit float elements attribute";

  private F64ElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isFloatElements(attribute) && F64.test(Attributes.elementType(attribute));
  }
}
