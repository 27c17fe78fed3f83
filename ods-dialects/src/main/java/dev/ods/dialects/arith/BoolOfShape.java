// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;

/** The type of the result of a comparison. */
public final class BoolOfShape {
  private BoolOfShape() {}

  /** {@code i1}, or the shaped type like {@code type} with elements {@code i1}. */
  public static Type apply(Type type) {
    IntegerType i1 = IntegerType.get(type.context(), 1);
    return type instanceof ShapedType shaped ? shaped.clone(i1) : i1;
  }
}
