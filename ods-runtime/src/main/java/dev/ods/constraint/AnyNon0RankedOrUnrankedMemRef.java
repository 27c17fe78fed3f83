// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;

/** A memref that is unranked or of rank 1 or more. */
public final class AnyNon0RankedOrUnrankedMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY =
      "unranked.memref of any type values or non-0-ranked.memref of any type values";

  private AnyNon0RankedOrUnrankedMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnyUnrankedMemRef.test(type) || AnyNon0RankedMemRef.test(type);
  }
}
