// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TypedAttr;
import dev.ods.ir.Attribute;

/**
 * An attribute of a kind that has a type, which strings have, too (MLIR's interface {@code
 * TypedAttr}).
 */
public final class TypedAttrInterface {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "TypedAttr instance";

  private TypedAttrInterface() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return TypedAttr.typeOf(attribute) != null;
  }
}
