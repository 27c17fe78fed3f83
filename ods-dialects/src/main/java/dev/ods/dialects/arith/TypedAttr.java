// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Summary;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;

/** An attribute that has a type. A string has one, too: {@code none} unless specified. */
@Summary("TypedAttr instance")
public interface TypedAttr {
  /** Whether an attribute satisfies the constraint. */
  static boolean test(Attribute attribute) {
    return attribute.type() != null || attribute instanceof StringAttr;
  }
}
