// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;

/** An integer of any width and signedness. */
public final class AnyInteger {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "integer";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private AnyInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof IntegerType;
  }
}
