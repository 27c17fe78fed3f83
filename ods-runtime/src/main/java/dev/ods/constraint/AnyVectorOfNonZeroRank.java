// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A vector of at least one dimension. */
public final class AnyVectorOfNonZeroRank {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "vector of any type values";

  private AnyVectorOfNonZeroRank() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isVector(type) && Shapes.rank(type) > 0;
  }
}
