// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I32;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code i32}. */
public final class Int32 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "Int32";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private Int32() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return I32.test(type);
  }

  /** The one type that satisfies the constraint. */
  public static Type build(Context context) {
    return I32.build(context);
  }
}
