// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** A signless integer of any width. */
public final class AnySignlessInteger {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless integer";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private AnySignlessInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isSignless(type);
  }
}
