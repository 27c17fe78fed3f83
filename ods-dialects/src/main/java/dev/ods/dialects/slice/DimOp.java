// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.Index;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.Speculatability;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.range.IndexRanges;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.shaped.ShapedDimOpInterface;
import dev.ods.trait.ConstantLike;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The size of one dimension of the first operand. */
@Order({"index", "result"})
public interface DimOp
    extends ConditionallySpeculatable, ShapedDimOpInterface, InferIntRangeInterface {
  /** Which dimension. */
  @Operand(Index.class)
  Value index();

  /** Its size. */
  @Result(Index.class)
  Value result();

  @Override
  default Value shapedValue() {
    return operation().operand(0);
  }

  @Override
  default Value dimension() {
    return index();
  }

  @Override
  default void inferResultRangesFromOptional(
      List<? extends @Nullable IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(result(), IndexRanges.ofDimension(this, operands.get(1)));
  }

  /** It is undefined for a dimension that does not exist. */
  @Override
  default Speculatability speculatability() {
    Operation constant = index().definingOp();
    boolean exists =
        constant != null
            && constant.name().hasTrait(ConstantLike.class)
            && constant.attribute("value") instanceof IntegerAttr dimension
            && shapedValue().type() instanceof ShapedType shaped
            && shaped.hasRank()
            && dimension.bigValue().compareTo(BigInteger.valueOf(shaped.rank())) < 0;
    return exists ? Speculatability.SPECULATABLE : Speculatability.NOT_SPECULATABLE;
  }
}
