// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.slice.DynamicSizes;
import dev.ods.ir.*;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import dev.ods.subset.ValueBoundsOpInterface;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** New tensors, and what terminates the regions that compute elements. */
public interface CreationOps {
  /** A tensor with unspecified elements: its shape alone matters. */
  @Op(dialect = TensorDialect.class, name = "empty")
  @Trait(Pure.class)
  @AssemblyFormat("`(`$dynamicSizes`)` attr-dict `:` type($result)")
  interface Empty extends ReifyRankedShapedTypeOpInterface, ValueBoundsOpInterface {
    /** A size for each unknown dimension. */
    @Operand(value = Index.class, name = "dynamicSizes")
    ValueRange dynamicSizes();

    /** The tensor. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** There is a size for each unknown dimension. */
    default void verify(Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) result().type();
      DynamicSizes.verify(operation(), type, dynamicSizes().size(), diagnostics);
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return List.of(Sizes.of((RankedTensorType) result().type(), dynamicSizes()));
    }

    @Override
    default @Nullable IndexSum dimensionSum(Value result, int dimension, IndexSums sums) {
      return sums.of(Sizes.of((RankedTensorType) result().type(), dynamicSizes()).get(dimension));
    }
  }

  /** A tensor of given elements, in row-major order. */
  @Op(dialect = TensorDialect.class, name = "from_elements")
  @Trait(Pure.class)
  @AssemblyFormat("$elements attr-dict `:` type($result)")
  @TypesMatchWith(
      from = "result",
      to = "elements",
      with = ElementsOf.class,
      summary = "operand types match result element type")
  @AsmResultNames("from_elements")
  @FoldedBy(value = TensorFolds.class, name = "fromElements")
  interface FromElements {
    /** The elements. */
    @Operand
    ValueRange elements();

    /** The tensor. */
    @Result(AnyStaticShapeTensor.class)
    Value result();
  }

  /** A tensor whose elements a region computes from their indices. */
  @Op(dialect = TensorDialect.class, name = "generate")
  @Trait(RecursiveMemoryEffects.class)
  @SingleBlockImplicitTerminator(Yield.class)
  @AssemblyFormat("$dynamicExtents $body attr-dict `:` type($result)")
  @AsmResultNames("generated")
  interface Generate extends ReifyRankedShapedTypeOpInterface {
    /** A size for each unknown dimension. */
    @Operand(value = Index.class, name = "dynamicExtents")
    ValueRange dynamicExtents();

    /** The tensor. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** From the indices of an element to the element. */
    @SizedRegion(1)
    Region body();

    /** There is a size for each unknown dimension. */
    default void verify(Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) result().type();
      DynamicSizes.verify(operation(), type, dynamicExtents().size(), diagnostics);
    }

    /** The region computes elements from indices. */
    default void verifyRegions(Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) result().type();
      Block block = body().first();
      Value element = Yields.value(block);
      if (block == null || element == null) {
        return;
      }
      if (!block.arguments().stream().allMatch(each -> each.type() instanceof IndexType)) {
        diagnostics.error(operation(), "all body arguments must be index");
      } else if (block.argumentCount() != type.rank()) {
        diagnostics.error(operation(), "must have one body argument per input dimension");
      } else if (element.type() != type.elementType()) {
        diagnostics.opError(
            operation(),
            "body must be terminated with a `yield` operation of the tensor element type");
      }
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return List.of(Sizes.of((RankedTensorType) result().type(), dynamicExtents()));
    }
  }

  /** A tensor whose elements are all the same. */
  @Op(dialect = TensorDialect.class, name = "splat")
  @Trait(Pure.class)
  @AssemblyFormat("$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)")
  @TypesMatchWith(
      from = "aggregate",
      to = "input",
      with = ElementOf.class,
      summary = "operand type matches element type of result")
  @AsmResultNames("splat")
  @FoldedBy(value = TensorFolds.class, name = "splat")
  interface Splat extends ReifyRankedShapedTypeOpInterface {
    /** The element. */
    @Operand
    Value input();

    /** A size for each unknown dimension. */
    @Operand(value = Index.class, name = "dynamicSizes")
    ValueRange dynamicSizes();

    /** The tensor. */
    @Result(AnyRankedTensor.class)
    Value aggregate();

    /** There is a size for each unknown dimension. */
    default void verify(Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) aggregate().type();
      DynamicSizes.verify(operation(), type, dynamicSizes().size(), diagnostics);
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return List.of(Sizes.of((RankedTensorType) aggregate().type(), dynamicSizes()));
    }
  }

  /** Terminates a region that computes an element of a tensor. */
  @Op(dialect = TensorDialect.class, name = "yield")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @HasParent({Generate.class, PaddingOps.Pad.class})
  @AssemblyFormat("$value attr-dict `:` type($value)")
  interface Yield extends OpView {
    /** The element. */
    @Operand
    Value value();

    /** Builds a terminator without its element, which is invalid, as MLIR's parser does. */
    static void build(OpBuilder builder, OperationState state) {}
  }
}
