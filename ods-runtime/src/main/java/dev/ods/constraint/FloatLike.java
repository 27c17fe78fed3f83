// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** A float, or a vector or tensor of floats. */
public final class FloatLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "floating-point-like";

  private FloatLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnyFloat.test(ElementTypes.ofValue(type));
  }
}
