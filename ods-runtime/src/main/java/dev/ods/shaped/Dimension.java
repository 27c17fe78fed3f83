// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A dimension: a value of type {@code index}, or a constant (MLIR's {@code OpFoldResult}).
 *
 * @param value the value; null if it is a constant or unknown
 * @param constant the constant; null if it is a value or unknown
 */
public record Dimension(@Nullable Value value, @Nullable IntegerAttr constant) {
  /** One that cannot be computed: neither a value nor a constant. */
  public static final Dimension UNKNOWN = new Dimension(null, null);

  /** A value. */
  public static Dimension of(Value value) {
    Objects.requireNonNull(value, "value");
    return new Dimension(value, null);
  }

  /** A constant. */
  public static Dimension of(IntegerAttr constant) {
    Objects.requireNonNull(constant, "constant");
    return new Dimension(null, constant);
  }

  /** Whether it is a value or a constant. */
  public boolean isKnown() {
    return value != null || constant != null;
  }
}
