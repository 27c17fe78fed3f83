// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** An {@code i1}, or a vector or tensor of {@code i1}. */
public final class BoolLike {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "bool-like";

  private BoolLike() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return I1.test(ElementTypes.ofValue(type));
  }
}
