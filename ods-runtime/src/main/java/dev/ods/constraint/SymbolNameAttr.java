// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;

/** The name of a symbol. */
public final class SymbolNameAttr {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "string attribute";

  private SymbolNameAttr() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof StringAttr;
  }
}
