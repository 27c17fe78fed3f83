// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;

/** A signless integer or a float, or a vector or tensor of either. */
public final class SignlessIntegerOrFloatLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless-integer-like or floating-point-like";

  private SignlessIntegerOrFloatLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return SignlessIntegerLike.test(type) || FloatLike.test(type);
  }
}
