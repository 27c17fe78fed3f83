// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * A dimension: a value of type {@code index}, or a constant (MLIR's {@code OpFoldResult}).
 *
 * @param value the value; null if it is a constant
 * @param constant the constant; null if it is a value
 */
public record Dimension(@Nullable Value value, @Nullable IntegerAttr constant) {
  /** A value. */
  public static Dimension of(Value value) {
    return new Dimension(value, null);
  }

  /** A constant. */
  public static Dimension of(IntegerAttr constant) {
    return new Dimension(null, constant);
  }
}
