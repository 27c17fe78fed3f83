// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.DimOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.shaped.ViewLikeOpInterface;
import dev.ods.trait.*;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shape of a buffer, and other shapes for it. */
public interface ShapeOps {
  /** The size of one dimension. */
  @Op(dialect = MemRefDialect.class, name = "dim")
  @Order({"source", "index", "result"})
  @Trait({MemRefsNormalizable.class, NoMemoryEffect.class})
  @AssemblyFormat("attr-dict $source `,` $index `:` type($source)")
  @AsmResultNames("dim")
  @FoldedBy(value = MemRefFolds.class, name = "dimension")
  interface Dim extends DimOp {
    /** The memory. */
    @Operand(AnyNon0RankedOrUnrankedMemRef.class)
    Value source();

    /** The size of the dimension of a number, which becomes a constant. */
    static void build(OpBuilder builder, OperationState state, Value source, long index) {
      state.addOperand(source);
      state.addOperand(IndexConstants.build(builder, state.location(), index));
      state.addType(IndexType.get(builder.context()));
    }
  }

  /** The same elements with a shape from memory. */
  @Op(dialect = MemRefDialect.class, name = "reshape")
  @Trait(Pure.class)
  @AssemblyFormat("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
  @AsmResultNames("reshape")
  interface Reshape extends ViewLikeOpInterface {
    /** The elements. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** The sizes of the new dimensions. */
    @MemRead
    @Operand(ShapeBuffer.class)
    Value shape();

    /** The same elements. */
    @Result(AnyRankedOrUnrankedMemRef.class)
    Value result();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      String violation =
          violation((BaseMemRefType) source().type(), (BaseMemRefType) result().type());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    private @Nullable String violation(BaseMemRefType from, BaseMemRefType to) {
      if (from.elementType() != to.elementType()) {
        return "element types of source and destination memref types should be the same";
      }
      if (from instanceof MemRefType ranked && !Layouts.isIdentity(ranked)) {
        return "source memref type should have identity affine map";
      }
      if (!(to instanceof MemRefType ranked)) {
        return null;
      }
      if (!Layouts.isIdentity(ranked)) {
        return "result memref type should have identity affine map";
      }
      long length = ((MemRefType) shape().type()).dimension(0);
      if (ShapedType.isDynamic(length)) {
        return "cannot use shape operand with dynamic length to reshape to statically-ranked memref"
            + " type";
      }
      return length == ranked.rank()
          ? null
          : "length of shape operand differs from the result's memref rank";
    }
  }

  /** The same elements with adjacent dimensions as one, or the reverse. */
  @Order({"src", "reassociation", "result"})
  @Trait(Pure.class)
  interface ReassociativeReshapeOp extends ViewLikeOpInterface, Foldable {
    /** The elements. */
    @Operand(AnyStridedMemRef.class)
    Value src();

    /** For each dimension of the type of lower rank, those of the other one. */
    @Attr(IndexListArrayAttr.class)
    ArrayAttr reassociation();

    /** The same elements. */
    @Result(AnyStridedMemRef.class)
    Value result();
  }

  /** The same elements with several dimensions as one. */
  @Op(dialect = MemRefDialect.class, name = "collapse_shape")
  @AssemblyFormat("$src $reassociation attr-dict `:` type($src) `into` type($result)")
  @AsmResultNames("collapse_shape")
  interface CollapseShape extends ReassociativeReshapeOp {
    /** Compares the result type with the inferred one. */
    default void verify(Diagnostics diagnostics) {
      MemRefType from = (MemRefType) src().type();
      MemRefType to = (MemRefType) result().type();
      String violation =
          from.rank() < to.rank()
              ? "has source rank %d and result rank %d. This is not a collapse (%d < %d)."
                  .formatted(from.rank(), to.rank(), from.rank(), to.rank())
              : violation(from, to);
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    private @Nullable String violation(MemRefType from, MemRefType to) {
      Reassociation groups = Reassociation.of(reassociation());
      String violation = groups.violation(to.shape(), from.shape());
      if (violation != null) {
        return violation;
      }
      StridedLayoutAttr layout = null;
      if (!Layouts.isIdentity(from)) {
        layout = groups.collapsedLayout(from);
        if (layout == null) {
          return "invalid source layout map or collapsing non-contiguous dims";
        }
      }
      MemRefType expected =
          MemRefType.get(to.shape(), from.elementType(), layout, from.memorySpace());
      return expected == to
          ? null
          : "expected collapsed type to be '%s' but found '%s'".formatted(expected, to);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.reshape(operation(), ExpandShapeOp.MODEL);
    }
  }

  /** The same elements with each dimension as several ones. */
  @Op(dialect = MemRefDialect.class, name = "expand_shape")
  @Order({"src", "reassociation", "outputShape", "staticOutputShape", "result"})
  @AssemblyFormat(
      value =
          "$src $reassociation `output_shape`"
              + " custom<DynamicIndexList>($output_shape, $static_output_shape)"
              + " attr-dict `:` type($src) `into` type($result)",
      customs = DynamicIndexList.class)
  @AsmResultNames("expand_shape")
  interface ExpandShape extends ReassociativeReshapeOp, ReifyRankedShapedTypeOpInterface {
    /** The dynamic sizes of the result. */
    @Operand(value = Index.class, name = "output_shape")
    ValueRange outputShape();

    /** The sizes of the result; {@link ShapedType#DYNAMIC} for each of those operands. */
    @Attr(name = "static_output_shape")
    long[] staticOutputShape();

    /** Compares the result type with the inferred one, and with the sizes. */
    default void verify(Diagnostics diagnostics) {
      MemRefType from = (MemRefType) src().type();
      MemRefType to = (MemRefType) result().type();
      String violation =
          from.rank() > to.rank()
              ? "has source rank %d and result rank %d. This is not an expansion (%d > %d)."
                  .formatted(from.rank(), to.rank(), from.rank(), to.rank())
              : violation(from, to);
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    private @Nullable String violation(MemRefType from, MemRefType to) {
      Reassociation groups = Reassociation.of(reassociation());
      String violation = groups.violation(from.shape(), to.shape());
      if (violation != null) {
        return violation;
      }
      MemRefType expected =
          MemRefType.get(
              to.shape(),
              from.elementType(),
              Layouts.isIdentity(from) ? null : groups.expandedLayout(from, to.shape()),
              from.memorySpace());
      return expected == to
          ? outputShapeViolation(to)
          : "expected expanded type to be '%s' but found '%s'".formatted(expected, to);
    }

    private @Nullable String outputShapeViolation(MemRefType to) {
      long[] sizes = staticOutputShape();
      if (sizes.length != to.rank()) {
        return "expected number of static shape bounds to be equal to the output rank (%d) but found %d inputs instead"
            .formatted(to.rank(), sizes.length);
      }
      long dynamic = Arrays.stream(sizes).filter(ShapedType::isDynamic).count();
      if (dynamic != outputShape().size()) {
        return "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values"
            .formatted(dynamic, outputShape().size());
      }
      for (int i = 0; i < sizes.length; i++) {
        if (!ShapedType.isDynamic(to.dimension(i)) && to.dimension(i) != sizes[i]) {
          return "invalid output shape provided at pos " + i;
        }
      }
      return null;
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return List.of(
          Mixed.dimensions(builder.context(), Mixed.list(staticOutputShape(), outputShape())));
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.reshape(operation(), CollapseShapeOp.MODEL);
    }
  }

  /** The number of dimensions. */
  @Op(dialect = MemRefDialect.class, name = "rank")
  @Trait(Pure.class)
  @AssemblyFormat("$memref attr-dict `:` type($memref)")
  @FoldedBy(value = MemRefFolds.class, name = "rank")
  interface Rank {
    /** The memory. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value memref();

    /** The number of its dimensions. */
    @Result(Index.class)
    Value result();
  }

  /** A memref of the sizes of a shape. */
  @MemRefOf(
      value = {AnySignlessInteger.class, Index.class},
      ranks = 1)
  interface ShapeBuffer {}
}
