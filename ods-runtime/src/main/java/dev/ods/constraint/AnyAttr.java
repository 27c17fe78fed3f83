// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;

/** Any attribute. */
public final class AnyAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any attribute";

  private AnyAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return true;
  }
}
