// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A vector of any rank, 0 included. */
public final class AnyVectorOfAnyRank {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "vector of any type values";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnyVectorOfAnyRank() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isVector(type);
  }
}
