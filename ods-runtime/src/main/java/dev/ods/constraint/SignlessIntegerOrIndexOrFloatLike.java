// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;

/** A signless integer, an index or a float, or a vector or tensor of one of them. */
public final class SignlessIntegerOrIndexOrFloatLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless-integer-or-index-like or floating-point-like";

  private SignlessIntegerOrIndexOrFloatLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return SignlessIntegerOrIndexLike.test(type) || FloatLike.test(type);
  }
}
