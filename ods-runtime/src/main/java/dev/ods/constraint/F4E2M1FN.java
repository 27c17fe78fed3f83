// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code f4E2M1FN}. */
public final class F4E2M1FN {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "f4E2M1FN type";

  private F4E2M1FN() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isFloat(type, FloatType.Kind.F4E2M1FN);
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return FloatType.get(context, FloatType.Kind.F4E2M1FN);
  }
}
