// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** An optional attribute that must be absent. */
public final class IsNullAttr {
  private IsNullAttr() {}

  /** Whether there is no attribute. */
  public static boolean test(@Nullable Attribute attribute) {
    return attribute == null;
  }

  /** The words of the constraint in a diagnostic, after those of what it confines. */
  public static String summary() {
    return "empty attribute (for optional attributes)";
  }
}
