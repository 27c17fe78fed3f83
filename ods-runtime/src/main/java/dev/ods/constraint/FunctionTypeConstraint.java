// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Type;

/** A function type. */
public final class FunctionTypeConstraint {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "function type";

  /** The class of the types. */
  public static final Class<FunctionType> KIND = FunctionType.class;

  private FunctionTypeConstraint() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof FunctionType;
  }
}
