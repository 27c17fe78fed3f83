// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.shaped.Dimension;
import org.jspecify.annotations.Nullable;

/** The sizes of memory, as constants where they are known, and as values elsewhere. */
final class Sizes {
  private Sizes() {}

  /** One size of a ranked memref, for which {@code memref.dim} is built if it is dynamic. */
  static @Nullable Dimension of(OpBuilder builder, Location location, Value memory, int dimension) {
    MemRefType type = (MemRefType) memory.type();
    if (dimension < 0 || dimension >= type.rank()) {
      return null;
    }
    return ShapedType.isDynamic(type.dimension(dimension))
        ? Dimension.of(
            DimOp.build(builder, location, memory, index(builder, location, dimension)).result())
        : constant(builder.context(), type.dimension(dimension));
  }

  /** A value for a size that is known. */
  static Value value(OpBuilder builder, Location location, Dimension size) {
    IntegerAttr constant = size.constant();
    if (constant != null) {
      return ConstantOp.build(builder, location, constant).result();
    }
    Value value = size.value();
    if (value == null) {
      throw new IllegalArgumentException("the size is not known: ask Dimension.isKnown() before");
    }
    return value;
  }

  private static Value index(OpBuilder builder, Location location, long number) {
    return value(builder, location, constant(builder.context(), number));
  }

  private static Dimension constant(Context context, long number) {
    return Dimension.of(IntegerAttr.get(IndexType.get(context), number));
  }
}
