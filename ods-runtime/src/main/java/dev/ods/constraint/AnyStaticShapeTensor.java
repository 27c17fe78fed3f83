// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.RankedTensorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor of static shape. */
public final class AnyStaticShapeTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "statically shaped tensor of any type values";

  /** The class of the types. */
  public static final Class<RankedTensorType> KIND = RankedTensorType.class;

  private AnyStaticShapeTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedTensor(type) && Shapes.hasStaticShape(type);
  }
}
