// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Attribute;
import dev.ods.ir.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A bound of a loop, or its step: a value, or a constant (MLIR's {@code OpFoldResult}).
 *
 * @param value the value; null if it is a constant
 * @param constant the constant; null if it is a value
 */
public record LoopBound(@Nullable Value value, @Nullable Attribute constant) {
  /** A value. */
  public static LoopBound of(Value value) {
    Objects.requireNonNull(value, "value");
    return new LoopBound(value, null);
  }

  /** A constant. */
  public static LoopBound of(Attribute constant) {
    Objects.requireNonNull(constant, "constant");
    return new LoopBound(null, constant);
  }
}
