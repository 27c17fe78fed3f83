// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TupleType;
import dev.ods.ir.Type;

/** A tuple of any types. */
public final class AnyTuple {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tuple";

  /** The class of the types. */
  public static final Class<TupleType> KIND = TupleType.class;

  private AnyTuple() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TupleType;
  }
}
