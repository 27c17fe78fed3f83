// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;

/** Constants of type {@code index}, such as sizes and steps (MLIR's {@code ConstantIndexOp}). */
public final class IndexConstants {
  private IndexConstants() {}

  /** Builds an {@code arith.constant} at the builder's insertion point. */
  public static Value build(OpBuilder builder, Location location, long number) {
    IntegerAttr value = IntegerAttr.get(IndexType.get(builder.context()), number);
    return ConstantOp.build(builder, location, value).result();
  }
}
