// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor of {@code f16}. */
public final class F16Tensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of 16-bit float values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private F16Tensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TensorType tensor && F16.test(tensor.elementType());
  }
}
