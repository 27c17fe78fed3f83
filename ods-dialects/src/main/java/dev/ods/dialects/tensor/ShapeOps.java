// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.DimOp;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.trait.*;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shape of a tensor, and other shapes for it. */
public interface ShapeOps {
  /** The size of one dimension. */
  @Op(dialect = TensorDialect.class, name = "dim")
  @Order({"source", "index", "result"})
  @Trait(NoMemoryEffect.class)
  @AssemblyFormat("attr-dict $source `,` $index `:` type($source)")
  @AsmResultNames("dim")
  @FoldedBy(value = TensorFolds.class, name = "dimension")
  interface Dim extends DimOp {
    /** The tensor. */
    @Operand(AnyNon0RankedOrUnrankedTensor.class)
    Value source();

    /** The size of the dimension of a number, which becomes a constant. */
    static void build(OpBuilder builder, OperationState state, Value source, long index) {
      state.addOperand(source);
      state.addOperand(IndexConstants.build(builder, state.location(), index));
      state.addType(IndexType.get(builder.context()));
    }
  }

  /** The number of dimensions. */
  @Op(dialect = TensorDialect.class, name = "rank")
  @Trait(Pure.class)
  @AssemblyFormat("$tensor attr-dict `:` type($tensor)")
  @AsmResultNames("rank")
  @FoldedBy(value = TensorFolds.class, name = "rank")
  interface Rank {
    /** The tensor. */
    @Operand(AnyTensor.class)
    Value tensor();

    /** The number of its dimensions. */
    @Result(Index.class)
    Value result();
  }

  /** The same elements with a shape from a tensor. */
  @Op(dialect = TensorDialect.class, name = "reshape")
  @Trait(Pure.class)
  @AssemblyFormat("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
  @AsmResultNames("reshape")
  @FoldedBy(value = TensorFolds.class, name = "reshape")
  interface Reshape extends OpView {
    /** The elements. */
    @Operand(AnyTensor.class)
    Value source();

    /** The sizes of the new dimensions. */
    @Operand(TensorOfSizes.class)
    Value shape();

    /** The same elements. */
    @Result(AnyTensor.class)
    Value result();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      String violation = violation((TensorType) source().type(), (TensorType) result().type());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    private @Nullable String violation(TensorType from, TensorType to) {
      if (from.elementType() != to.elementType()) {
        return "element types of source and destination tensor types should be the same";
      }
      if (!(to instanceof RankedTensorType ranked)) {
        return null;
      }
      if (from instanceof RankedTensorType source
          && Extents.isStatic(source)
          && Extents.isStatic(ranked)
          && Extents.product(source.shape()) != Extents.product(ranked.shape())) {
        return "source and destination tensor should have the same number of elements";
      }
      long length = ((RankedTensorType) shape().type()).dimension(0);
      if (ShapedType.isDynamic(length)) {
        return "cannot use shape operand with dynamic length to reshape to statically-ranked tensor"
            + " type";
      }
      return length == ranked.rank()
          ? null
          : "length of shape operand differs from the result's tensor rank";
    }
  }

  /** The same elements with several dimensions as one. */
  @Op(dialect = TensorDialect.class, name = "collapse_shape")
  @Trait(Pure.class)
  @AssemblyFormat("$src $reassociation attr-dict `:` type($src) `into` type($result)")
  @AsmResultNames("collapsed")
  interface CollapseShape extends ReifyRankedShapedTypeOpInterface, Foldable {
    /** The elements. */
    @Operand(AnyTensor.class)
    Value src();

    /** For each dimension of the result, those of the source that become it. */
    @Attr(IndexListArrayAttr.class)
    ArrayAttr reassociation();

    /** The same elements. */
    @Result(AnyTensor.class)
    Value result();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      String violation = ReshapeChecks.violation(src().type(), result().type(), reassociation());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return ResultShapes.of(CollapseShapeOp.of(operation()), builder);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return TensorFolds.reassociated(operation(), ExpandShapeOp.MODEL, constants);
    }
  }

  /** The same elements with each dimension as several ones. */
  @Op(dialect = TensorDialect.class, name = "expand_shape")
  @Trait(Pure.class)
  @AssemblyFormat(
      value =
          "$src $reassociation `output_shape`"
              + " custom<DynamicIndexList>($output_shape, $static_output_shape)"
              + " attr-dict `:` type($src) `into` type($result)",
      customs = DynamicIndexList.class)
  @AsmResultNames("expanded")
  interface ExpandShape extends ReifyRankedShapedTypeOpInterface, Foldable {
    /** The elements. */
    @Operand(AnyTensor.class)
    Value src();

    /** For each dimension of the source, those of the result that it becomes. */
    @Attr(IndexListArrayAttr.class)
    ArrayAttr reassociation();

    /** The dynamic sizes of the result. */
    @Operand(value = Index.class, name = "output_shape")
    ValueRange outputShape();

    /** The sizes of the result; {@link ShapedType#DYNAMIC} for each of those operands. */
    @Attr(name = "static_output_shape")
    long[] staticOutputShape();

    /** The same elements. */
    @Result(AnyTensor.class)
    Value result();

    /** Compares the types, and the sizes with the result's. */
    default void verify(Diagnostics diagnostics) {
      String violation = outputShapeViolation();
      if (violation == null) {
        violation = ReshapeChecks.violation(result().type(), src().type(), reassociation());
      }
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    private @Nullable String outputShapeViolation() {
      long[] sizes = staticOutputShape();
      if (result().type() instanceof RankedTensorType to && sizes.length != to.rank()) {
        return "expected number of static shape dims to be equal to the output rank (%d) but found %d inputs instead"
            .formatted(to.rank(), sizes.length);
      }
      long dynamic = Arrays.stream(sizes).filter(ShapedType::isDynamic).count();
      return dynamic == outputShape().size()
          ? null
          : "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values"
              .formatted(dynamic, outputShape().size());
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return List.of(Sizes.of((RankedTensorType) result().type(), outputShape()));
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return TensorFolds.reassociated(operation(), CollapseShapeOp.MODEL, constants);
    }
  }

  /** A tensor of the sizes of a shape. */
  @RankedTensorOf(value = AnySignlessIntegerOrIndex.class, ranks = 1)
  interface TensorOfSizes {}
}
