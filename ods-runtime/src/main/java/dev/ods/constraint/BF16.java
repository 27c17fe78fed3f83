// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code bf16}. */
public final class BF16 {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "bfloat16 type";

  private BF16() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Types.isFloat(type, FloatType.Kind.BF16);
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return FloatType.get(context, FloatType.Kind.BF16);
  }
}
