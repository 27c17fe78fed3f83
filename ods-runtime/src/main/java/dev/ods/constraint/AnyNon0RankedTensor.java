// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor of known rank with at least one dimension. */
public final class AnyNon0RankedTensor {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "non-0-ranked.tensor of any type values";

  private AnyNon0RankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedTensor(type) && Shapes.rank(type) > 0;
  }
}
