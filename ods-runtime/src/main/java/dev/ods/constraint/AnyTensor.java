// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor, ranked or not. */
public final class AnyTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of any type values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private AnyTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isTensor(type);
  }
}
