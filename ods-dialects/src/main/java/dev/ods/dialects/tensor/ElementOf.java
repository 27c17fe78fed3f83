// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.TensorType;
import dev.ods.ir.Type;

/** The type of the elements of a tensor. */
public final class ElementOf {
  private ElementOf() {}

  /** The element type of a tensor type. */
  public static Type apply(Type type) {
    return ((TensorType) type).elementType();
  }
}
