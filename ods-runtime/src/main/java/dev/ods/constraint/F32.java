// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code f32}. */
public final class F32 {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "32-bit float";

  /** The class of the types. */
  public static final Class<FloatType> KIND = FloatType.class;

  private F32() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isFloat(type, FloatType.Kind.F32);
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return FloatType.get(context, FloatType.Kind.F32);
  }
}
