// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** A signed integer of any width. */
public final class AnySignedInteger {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signed integer";

  private AnySignedInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isSigned(type);
  }
}
