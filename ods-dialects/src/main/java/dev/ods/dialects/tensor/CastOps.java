// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.TensorType;
import dev.ods.constraint.*;
import dev.ods.dialects.slice.CompatibleShapes;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import dev.ods.subset.ValueBoundsOpInterface;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same tensor with another type. */
public interface CastOps {
  /** The same bits as elements of another type. */
  @Op(dialect = TensorDialect.class, name = "bitcast")
  @Trait({CastCompatible.class, Pure.class})
  @AssemblyFormat("$source attr-dict `:` type($source) `to` type($dest)")
  interface Bitcast extends CastOpInterface, Foldable {
    /** The tensor. */
    @Operand(TensorOfNumbers.class)
    Value source();

    /** The tensor with the other element type. */
    @Result(TensorOfNumbers.class)
    Value dest();

    /** The elements are of the same width, and the shapes are compatible. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return inputs.get(0) instanceof TensorType from
          && outputs.get(0) instanceof TensorType to
          && ElementTypes.intOrFloatBitWidth(from.elementType())
              == ElementTypes.intOrFloatBitWidth(to.elementType())
          && CompatibleShapes.test(from, to);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return source().type() == dest().type() ? FoldResult.of(source()) : null;
    }
  }

  /** Casts a tensor to a type with a more or less static shape. */
  @Op(dialect = TensorDialect.class, name = "cast")
  @Trait({CastCompatible.class, Pure.class})
  @AssemblyFormat("$source attr-dict `:` type($source) `to` type($dest)")
  @AsmResultNames("cast")
  interface Cast extends CastOpInterface, Foldable, ValueBoundsOpInterface {
    /** The tensor. */
    @Operand(AnyTensor.class)
    Value source();

    /** The same tensor. */
    @Result(AnyTensor.class)
    Value dest();

    /** Both types may describe the same tensor; their encodings are not compared. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return inputs.get(0) instanceof TensorType from
          && outputs.get(0) instanceof TensorType to
          && from.elementType() == to.elementType()
          && CompatibleShapes.test(from, to);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return source().type() == dest().type() ? FoldResult.of(source()) : null;
    }

    @Override
    default @Nullable IndexSum dimensionSum(Value result, int dimension, IndexSums sums) {
      return source().type() instanceof RankedTensorType
          ? sums.ofDimension(source(), dimension)
          : null;
    }
  }

  /** A tensor of integers or floating-point numbers. */
  @TensorOf({
    AnySignlessInteger.class,
    AnyUnsignedInteger.class,
    AnySignedInteger.class,
    AnyFloat.class
  })
  interface TensorOfNumbers {}
}
