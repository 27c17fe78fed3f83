// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.constraint.AnySignlessInteger;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** A signless integer, or a vector or tensor of such. */
public final class SignlessFixedWidthIntegerLike {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "signless-fixed-width-integer-like";

  private SignlessFixedWidthIntegerLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnySignlessInteger.test(ElementTypes.ofValue(type));
  }
}
