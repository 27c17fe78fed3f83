// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** A 64-bit integer of any signedness. */
public final class AnyI64 {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "64-bit integer";

  private AnyI64() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isInteger(type, 64);
  }
}
