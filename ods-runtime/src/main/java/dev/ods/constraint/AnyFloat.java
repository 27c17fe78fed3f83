// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FloatType;
import dev.ods.ir.Type;

/** Any floating-point type. */
public final class AnyFloat {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "floating-point";

  /** The class of the types. */
  public static final Class<FloatType> KIND = FloatType.class;

  private AnyFloat() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof FloatType;
  }
}
