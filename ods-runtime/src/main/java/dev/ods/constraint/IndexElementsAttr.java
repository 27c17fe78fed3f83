// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import dev.ods.predicate.Attributes;

/** A dense elements attribute of {@code index}. */
public final class IndexElementsAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "index elements attribute";

  private IndexElementsAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return Attributes.isIntElements(attribute) && Index.test(Attributes.elementType(attribute));
  }
}
