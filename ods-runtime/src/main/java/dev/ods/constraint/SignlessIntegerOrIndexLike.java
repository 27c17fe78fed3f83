// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** A signless integer or an index, or a vector or tensor of either. */
public final class SignlessIntegerOrIndexLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless-integer-like";

  private SignlessIntegerOrIndexLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnySignlessIntegerOrIndex.test(ElementTypes.ofValue(type));
  }
}
