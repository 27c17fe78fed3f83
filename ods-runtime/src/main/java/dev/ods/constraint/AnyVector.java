// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;

/** A vector of at least one dimension: the short name of {@link AnyVectorOfNonZeroRank}. */
public final class AnyVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "vector of any type values";

  private AnyVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnyVectorOfNonZeroRank.test(type);
  }
}
