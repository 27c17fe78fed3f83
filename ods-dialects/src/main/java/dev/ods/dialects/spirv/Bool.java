// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I1;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code i1}. */
public final class Bool {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "bool";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private Bool() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return I1.test(type);
  }

  /** The one type that satisfies the constraint. */
  public static Type build(Context context) {
    return I1.build(context);
  }
}
