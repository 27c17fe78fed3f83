// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** Satisfied only by an absent optional attribute. */
public final class IsNullAttr {
  private IsNullAttr() {}

  /** Whether the attribute is absent. */
  public static boolean test(@Nullable Attribute attribute) {
    return attribute == null;
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary() {
    return "empty attribute (for optional attributes)";
  }
}
