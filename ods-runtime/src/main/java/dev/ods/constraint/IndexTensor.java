// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** A tensor of {@code index}. */
public final class IndexTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "tensor of index values";

  /** The class of the types. */
  public static final Class<TensorType> KIND = TensorType.class;

  private IndexTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TensorType tensor && Index.test(tensor.elementType());
  }
}
