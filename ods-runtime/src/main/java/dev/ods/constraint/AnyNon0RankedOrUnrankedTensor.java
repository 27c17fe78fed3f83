// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor that is unranked or of rank 1 or more. */
public final class AnyNon0RankedOrUnrankedTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "non-0-ranked or unranked tensor";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private AnyNon0RankedOrUnrankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return AnyUnrankedTensor.test(type) || AnyNon0RankedTensor.test(type);
  }
}
