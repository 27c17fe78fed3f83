// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** An unsigned integer of any width. */
public final class AnyUnsignedInteger {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "unsigned integer";

  private AnyUnsignedInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isUnsigned(type);
  }
}
