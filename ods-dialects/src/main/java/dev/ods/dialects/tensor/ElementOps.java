// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.RankedTensorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.trait.*;
import org.jspecify.annotations.Nullable;

/** Reading and replacing elements of tensors. */
public interface ElementOps {
  /** Reads an element. */
  @Op(dialect = TensorDialect.class, name = "extract")
  @Trait(Pure.class)
  @AssemblyFormat("$tensor `[` $indices `]` attr-dict `:` type($tensor)")
  @TypesMatchWith(
      from = "tensor",
      to = "result",
      with = ElementOf.class,
      summary = "result type matches element type of tensor")
  @AsmResultNames("extracted")
  @FoldedBy(value = TensorFolds.class, name = "extract")
  interface Extract extends OpView {
    /** The tensor. */
    @Operand(AnyRankedTensor.class)
    Value tensor();

    /** The indices of the element. */
    @Operand(Index.class)
    ValueRange indices();

    /** The element. */
    @Result
    Value result();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((RankedTensorType) tensor().type()).rank()) {
        diagnostics.opError(operation(), "incorrect number of indices for extract_element");
      }
    }
  }

  /** A tensor with one element replaced. */
  @Op(dialect = TensorDialect.class, name = "insert")
  @Trait(Pure.class)
  @AssemblyFormat("$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)")
  @TypesMatchWith(
      from = "dest",
      to = "result",
      with = SameType.class,
      summary = "result type matches type of dest")
  @TypesMatchWith(
      from = "dest",
      to = "scalar",
      with = ElementOf.class,
      summary = "scalar type matches element type of dest")
  @AsmResultNames("inserted")
  @FoldedBy(value = TensorFolds.class, name = "insert")
  interface Insert extends DestinationStyleOpInterface {
    /** The new element. */
    @Operand
    Value scalar();

    /** The tensor before. */
    @Operand(AnyRankedTensor.class)
    Value dest();

    /** The indices of the element. */
    @Operand(Index.class)
    ValueRange indices();

    /** The tensor afterwards. */
    @Result(AnyRankedTensor.class)
    Value result();

    @Override
    default ValueRange dpsInits() {
      return operation().operands(1, 1);
    }

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((RankedTensorType) dest().type()).rank()) {
        diagnostics.opError(operation(), "incorrect number of indices");
      }
    }
  }

  /** The slices of a tensor at coordinates from another one. */
  @Op(dialect = TensorDialect.class, name = "gather")
  @Trait(Pure.class)
  @AssemblyFormat(
      "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict"
          + " `:` functional-type(operands, results)")
  @AsmResultNames("gather")
  interface Gather extends Foldable {
    /** The tensor. */
    @Operand(AnyRankedTensor.class)
    Value source();

    /** The coordinates: its last dimension has one for each of the gathered dimensions. */
    @Operand(TensorOfIndices.class)
    Value indices();

    /** The dimensions that the coordinates are for. */
    @Attr(name = "gather_dims")
    long[] gatherDims();

    /** Whether the coordinates are known to differ from each other. */
    @Attr
    @Unit
    boolean unique();

    /** The slices. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** Checks the dimensions, and compares the result type with the inferred one. */
    default void verify(Diagnostics diagnostics) {
      Coordinates coordinates =
          new Coordinates(
              (RankedTensorType) source().type(),
              (RankedTensorType) indices().type(),
              gatherDims());
      String violation = coordinates.violation("gather", "source");
      if (violation == null) {
        violation = coordinates.mismatch("result", (RankedTensorType) result().type());
      }
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return Elements.resized(constants.of(source()), result().type());
    }
  }

  /** A tensor with the slices replaced that are at coordinates from another one. */
  @Op(dialect = TensorDialect.class, name = "scatter")
  @Trait(Pure.class)
  @AssemblyFormat(
      "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)`"
          + " (`unique` $unique^)? attr-dict `:` functional-type(operands, results)")
  @AsmResultNames("scatter")
  interface Scatter extends OpView {
    /** The new slices. */
    @Operand(AnyRankedTensor.class)
    Value source();

    /** The tensor before. */
    @Operand(AnyRankedTensor.class)
    Value dest();

    /** The coordinates: its last dimension has one for each of the scattered dimensions. */
    @Operand(TensorOfIndices.class)
    Value indices();

    /** The dimensions that the coordinates are for. */
    @Attr(name = "scatter_dims")
    long[] scatterDims();

    /** Whether the coordinates are known to differ from each other: they must be. */
    @Attr
    @Unit
    boolean unique();

    /** The tensor afterwards. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** Checks the dimensions, and compares the source type with the inferred one. */
    default void verify(Diagnostics diagnostics) {
      Coordinates coordinates =
          new Coordinates(
              (RankedTensorType) dest().type(), (RankedTensorType) indices().type(), scatterDims());
      String violation = coordinates.violation("scatter", "dest");
      if (violation == null && !unique()) {
        violation = "requires 'unique' attribute to be set";
      }
      if (violation == null) {
        violation = coordinates.mismatch("source", (RankedTensorType) source().type());
      }
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }
  }

  /** A ranked tensor of coordinates. */
  @RankedTensorOf(AnySignlessIntegerOrIndex.class)
  interface TensorOfIndices {}
}
