// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor of rank 1 or more. */
public final class AnyNon0RankedTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "non-0-ranked.tensor of any type values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private AnyNon0RankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedTensor(type) && Shapes.rank(type) > 0;
  }
}
