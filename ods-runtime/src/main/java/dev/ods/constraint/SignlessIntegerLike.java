// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** A signless integer, or a vector or tensor of signless integers. */
public final class SignlessIntegerLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless-integer";

  private SignlessIntegerLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnySignlessInteger.test(ElementTypes.ofValue(type));
  }
}
