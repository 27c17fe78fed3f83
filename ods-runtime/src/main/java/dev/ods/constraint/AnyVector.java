// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** A vector of rank 1 or more: a shorter name of {@link AnyVectorOfNonZeroRank}. */
public final class AnyVector {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "vector of any type values";

  /** The class of the types. */
  public static final Class<VectorType> KIND = VectorType.class;

  private AnyVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnyVectorOfNonZeroRank.test(type);
  }
}
