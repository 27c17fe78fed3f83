// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code si1}. */
public final class SI1 {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "1-bit signed integer";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private SI1() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isSigned(type, 1);
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return IntegerType.get(context, 1, IntegerType.Signedness.SIGNED);
  }
}
