// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;

/** A string. */
public final class StrAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "string attribute";

  private StrAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof StringAttr;
  }
}
