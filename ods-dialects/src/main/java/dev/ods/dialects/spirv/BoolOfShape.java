// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** The type of a truth value for each element of another type. */
public final class BoolOfShape {
  private BoolOfShape() {}

  /** An {@code i1}, or a vector of as many. */
  public static Type apply(Type type) {
    IntegerType bool = IntegerType.get(type.context(), 1);
    return type instanceof VectorType vector
        ? VectorType.get(new long[] {vector.elementCount()}, bool)
        : bool;
  }
}
