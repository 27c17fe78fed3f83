// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor of {@code bf16}. */
public final class BF16Tensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of bfloat16 type values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private BF16Tensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TensorType tensor && BF16.test(tensor.elementType());
  }
}
