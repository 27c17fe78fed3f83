// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.predicate.Attributes;

/** A dense elements attribute of 32-bit integers of any signedness. */
public final class AnyI32ElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit integer elements attribute";

  private AnyI32ElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isIntElements(attribute) && AnyI32.test(Attributes.elementType(attribute));
  }
}
