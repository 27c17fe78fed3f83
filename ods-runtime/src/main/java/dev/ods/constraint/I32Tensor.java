// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor of {@code i32}. */
public final class I32Tensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of 32-bit signless integer values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private I32Tensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TensorType tensor && I32.test(tensor.elementType());
  }
}
