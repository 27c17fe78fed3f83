// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.RankedTensorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A ranked tensor. */
public final class AnyRankedTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "ranked tensor of any type values";

  /** The class of the types. */
  public static final Class<RankedTensorType> KIND = RankedTensorType.class;

  private AnyRankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedTensor(type);
  }
}
