// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.RankedTensorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.OffsetSizeAndStrideOp;
import dev.ods.dialects.slice.SliceNumbers;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.subset.HyperrectangularSlice;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import dev.ods.subset.SubsetExtractionOpInterface;
import dev.ods.subset.SubsetInsertionOpInterface;
import dev.ods.subset.ValueBoundsOpInterface;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parts of tensors. */
public interface SliceOps {
  /** A part of a tensor, possibly with unit dimensions dropped. */
  @Op(dialect = TensorDialect.class, name = "extract_slice")
  @Order({
    "source",
    "offsets",
    "sizes",
    "strides",
    "staticOffsets",
    "staticSizes",
    "staticStrides",
    "result"
  })
  @Trait(Pure.class)
  @AssemblyFormat(
      value =
          "$source `` custom<DynamicIndexList>($offsets, $static_offsets)"
              + " custom<DynamicIndexList>($sizes, $static_sizes)"
              + " custom<DynamicIndexList>($strides, $static_strides)"
              + " attr-dict `:` type($source) `to` type($result)",
      customs = DynamicIndexList.class)
  @AsmResultNames("extracted_slice")
  @FoldedBy(value = TensorFolds.class, name = "extractSlice")
  interface ExtractSlice
      extends OffsetSizeAndStrideOp,
          ReifyRankedShapedTypeOpInterface,
          SubsetExtractionOpInterface,
          ValueBoundsOpInterface {
    /** The tensor. */
    @Operand(AnyRankedTensor.class)
    Value source();

    /** The part. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** Compares the result type with the inferred one, and checks the bounds. */
    default void verify(Diagnostics diagnostics) {
      RankedTensorType from = (RankedTensorType) source().type();
      String violation = SliceNumbers.violation(operation(), 1, from.rank(), from.rank());
      if (violation == null) {
        violation = SliceTypes.violation(from, (RankedTensorType) result().type(), this);
      }
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }

    @Override
    default @Nullable List<List<Dimension>> reifyResultShapes(
        OpBuilder builder, Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) result().type();
      return List.of(
          SliceTypes.kept(Mixed.dimensions(type.context(), mixedSizes()), type, mixedSizes()));
    }

    @Override
    default OpOperand sourceOperand() {
      return operation().opOperand(0);
    }

    @Override
    default HyperrectangularSlice accessedSlice() {
      return SliceSubsets.of(this);
    }

    @Override
    default @Nullable IndexSum dimensionSum(Value result, int dimension, IndexSums sums) {
      RankedTensorType type = (RankedTensorType) result().type();
      List<Dimension> sizes = Mixed.dimensions(type.context(), mixedSizes());
      return sums.of(SliceTypes.kept(sizes, type, mixedSizes()).get(dimension));
    }
  }

  /** A tensor with a part replaced by another tensor, possibly one without unit dimensions. */
  @Op(dialect = TensorDialect.class, name = "insert_slice")
  @Order({
    "source",
    "dest",
    "offsets",
    "sizes",
    "strides",
    "staticOffsets",
    "staticSizes",
    "staticStrides",
    "result"
  })
  @Trait(Pure.class)
  @AssemblyFormat(
      value =
          "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)"
              + " custom<DynamicIndexList>($sizes, $static_sizes)"
              + " custom<DynamicIndexList>($strides, $static_strides)"
              + " attr-dict `:` type($source) `into` type($dest)",
      customs = DynamicIndexList.class)
  @TypesMatchWith(
      from = "dest",
      to = "result",
      with = SameType.class,
      summary = "expected result type to match dest type")
  @AsmResultNames("inserted_slice")
  @FoldedBy(value = TensorFolds.class, name = "insertSlice")
  interface InsertSlice
      extends DestinationStyleOpInterface, InsertionOp, ReifyRankedShapedTypeOpInterface {
    /** The tensor afterwards. */
    @Result(AnyRankedTensor.class)
    Value result();

    @Override
    default ValueRange dpsInits() {
      return operation().operands(1, 1);
    }

    /** Compares the source type with the inferred one, and checks the bounds. */
    default void verify(Diagnostics diagnostics) {
      verifySlice(diagnostics);
    }

    @Override
    default @Nullable List<List<Dimension>> reifyResultShapes(
        OpBuilder builder, Diagnostics diagnostics) {
      return List.of(Dims.all(builder, operation().location(), dest()));
    }
  }

  /** What the terminator of a parallel loop inserts into a tensor that the loop shares. */
  @Op(dialect = TensorDialect.class, name = "parallel_insert_slice")
  @Order({
    "source",
    "dest",
    "offsets",
    "sizes",
    "strides",
    "staticOffsets",
    "staticSizes",
    "staticStrides"
  })
  @AssemblyFormat(
      value =
          "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)"
              + " custom<DynamicIndexList>($sizes, $static_sizes)"
              + " custom<DynamicIndexList>($strides, $static_strides)"
              + " attr-dict `:` type($source) `into` type($dest)",
      customs = DynamicIndexList.class)
  interface ParallelInsertSlice extends InsertionOp {
    /** Looks for the parent, compares the source type with the inferred one, checks the bounds. */
    default void verify(Diagnostics diagnostics) {
      Operation parent = operation().parent();
      // MLIR's only such operation, identified by name since its dialect need not be loaded.
      if (parent == null || !parent.name().value().equals("scf.forall.in_parallel")) {
        diagnostics.error(operation(), "expected InParallelOpInterface parent, got:");
      } else {
        verifySlice(diagnostics);
      }
    }
  }

  /** Inserts a tensor as a part of another one. */
  @Order({"source", "dest"})
  interface InsertionOp extends OffsetSizeAndStrideOp, SubsetInsertionOpInterface {
    /** The part. */
    @Operand(AnyRankedTensor.class)
    Value source();

    /** The tensor before. */
    @Operand(AnyRankedTensor.class)
    Value dest();

    @Override
    default OpOperand sourceOperand() {
      return operation().opOperand(0);
    }

    @Override
    default OpOperand destinationOperand() {
      return operation().opOperand(1);
    }

    @Override
    default HyperrectangularSlice accessedSlice() {
      return SliceSubsets.of(this);
    }

    @Override
    default Value buildSubsetExtraction(OpBuilder builder, Location location) {
      return SliceSubsets.buildExtraction(this, builder, location);
    }

    @Override
    default List<Value> valuesNeededToBuildSubsetExtraction() {
      return SliceSubsets.valuesForExtraction(this);
    }

    /** Compares the source type with the inferred one, and checks the bounds. */
    default void verifySlice(Diagnostics diagnostics) {
      RankedTensorType whole = (RankedTensorType) dest().type();
      String violation = SliceNumbers.violation(operation(), 2, whole.rank(), whole.rank());
      if (violation == null) {
        violation = SliceTypes.violation(whole, (RankedTensorType) source().type(), this);
      }
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }
  }
}
