// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A vector of rank 1 or more. */
public final class AnyVectorOfNonZeroRank {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "vector of any type values";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnyVectorOfNonZeroRank() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isVector(type) && Shapes.rank(type) > 0;
  }
}
