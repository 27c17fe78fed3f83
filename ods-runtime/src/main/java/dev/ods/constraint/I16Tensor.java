// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor of {@code i16}. */
public final class I16Tensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of 16-bit signless integer values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private I16Tensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TensorType tensor && I16.test(tensor.elementType());
  }
}
