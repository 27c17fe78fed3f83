// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** A 1-bit integer of any signedness. */
public final class AnyI1 {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "1-bit integer";

  private AnyI1() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isInteger(type, 1);
  }
}
