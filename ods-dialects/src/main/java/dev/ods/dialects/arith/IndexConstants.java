// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.fold.APInt;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import org.jspecify.annotations.Nullable;

/** Constants of type {@code index}, such as sizes and steps (MLIR's {@code ConstantIndexOp}). */
public final class IndexConstants {
  private IndexConstants() {}

  /** Builds an {@code arith.constant} at the builder's insertion point. */
  public static Value build(OpBuilder builder, Location location, long number) {
    IntegerAttr value = IntegerAttr.get(IndexType.get(builder.context()), number);
    return ConstantOp.build(builder, location, value).result();
  }

  /**
   * The number of a value that an {@code arith.constant} of type {@code index} defines; null for
   * any other value, also for constants of other operations such as {@code index.constant}.
   */
  public static @Nullable APInt number(Value value) {
    return value.type() instanceof IndexType && value.definingOp(ConstantOp.MODEL) != null
        ? Matchers.integer(value)
        : null;
  }
}
