// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.NoneType;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The {@code none} type. */
public final class NoneTypeConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "none type";

  /** The class of the types. */
  public static final Class<NoneType> KIND = NoneType.class;

  private NoneTypeConstraint() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof NoneType;
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return NoneType.get(context);
  }
}
