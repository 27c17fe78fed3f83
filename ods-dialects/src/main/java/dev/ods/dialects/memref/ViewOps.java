// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineMap;
import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.slice.DynamicSizes;
import dev.ods.dialects.slice.OffsetSizeAndStrideOp;
import dev.ods.dialects.slice.SliceBounds;
import dev.ods.dialects.slice.SliceNumbers;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.ViewLikeOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Views of buffers, and buffer metadata. */
public interface ViewOps {
  /** The same memory with another type. */
  @Order({"source", "dest"})
  @Trait({MemRefsNormalizable.class, Pure.class})
  @AssemblyFormat("$source attr-dict `:` type($source) `to` type($dest)")
  interface MemoryCastOp extends CastOpInterface, ViewLikeOpInterface {
    /** The memory. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** The same memory. */
    @Result(AnyRankedOrUnrankedMemRef.class)
    Value dest();
  }

  /** Casts a memref to a type with a more or less static shape or layout. */
  @Op(dialect = MemRefDialect.class, name = "cast")
  @Trait({CastCompatible.class, SameOperandsAndResultShape.class})
  @AsmResultNames("cast")
  interface Cast extends MemoryCastOp, CastSkippingOp {
    /** Both types may describe the same memory. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.agree(inputs.get(0), outputs.get(0));
    }
  }

  /** The same memory, addressed in another memory space. */
  @Op(dialect = MemRefDialect.class, name = "memory_space_cast")
  @Trait({
    CastCompatible.class,
    SameOperandsAndResultElementType.class,
    SameOperandsAndResultShape.class
  })
  @AsmResultNames("memspacecast")
  interface MemorySpaceCast extends Foldable, MemoryCastOp {
    /** Two casts are one. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      Operation inner = Matchers.definition(source(), MemorySpaceCastOp.MODEL);
      if (inner == null) {
        return null;
      }
      operation().setOperand(0, inner.operand(0));
      return FoldResult.inPlace();
    }

    /** The types differ in nothing but where the memory is. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.differInSpace(inputs.get(0), outputs.get(0));
    }
  }

  /** The same memory with another offset, other sizes and strides. */
  @Op(dialect = MemRefDialect.class, name = "reinterpret_cast")
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
  @Trait({MemRefsNormalizable.class, Pure.class})
  @AssemblyFormat(
      value =
          "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)"
              + " `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes)"
              + " `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)"
              + " attr-dict `:` type($source) `to` type($result)",
      customs = DynamicIndexList.class)
  @AsmResultNames("reinterpret_cast")
  @FoldedBy(value = MemRefFolds.class, name = "reinterpretCast")
  interface ReinterpretCast extends OffsetSizeAndStrideOp, ViewLikeOpInterface {
    /** The memory. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** The same memory. */
    @Result(AnyStridedMemRef.class)
    Value result();

    /** Compares the types, and the numbers with the result's. */
    default void verify(Diagnostics diagnostics) {
      MemRefType to = (MemRefType) result().type();
      String violation = SliceNumbers.violation(operation(), 1, 1, to.rank());
      violation = violation != null ? violation : violation((BaseMemRefType) source().type(), to);
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }

    private @Nullable String violation(BaseMemRefType from, MemRefType to) {
      if (from.memorySpace() != to.memorySpace()) {
        return "different memory spaces specified for source type '%s' and result memref type '%s'"
            .formatted(from, to);
      }
      if (from.elementType() != to.elementType()) {
        return "different element types specified for source type '%s' and result memref type '%s'"
            .formatted(from, to);
      }
      StridedLayoutAttr layout = Objects.requireNonNull(to.stridesAndOffset());
      String violation = mismatch("size", to.shape(), staticSizes());
      if (violation == null) {
        violation = mismatch("offset", new long[] {layout.offset()}, staticOffsets());
      }
      return violation != null ? violation : mismatch("stride", layout.strides(), staticStrides());
    }

    /**
     * The error message about the first static number of the type that differs from the given one.
     */
    private static @Nullable String mismatch(String what, long[] found, long[] expected) {
      for (int i = 0; i < found.length; i++) {
        if (!ShapedType.isDynamic(found[i]) && found[i] != expected[i]) {
          return "expected result type with %s = %s instead of %d%s"
              .formatted(
                  what,
                  ShapedType.isDynamic(expected[i]) ? "dynamic" : Long.toString(expected[i]),
                  found[i],
                  what.equals("offset") ? "" : " in dim = " + i);
        }
      }
      return null;
    }
  }

  /** A part of memory, possibly with unit dimensions dropped. */
  @Op(dialect = MemRefDialect.class, name = "subview")
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
  @AsmResultNames("subview")
  @FoldedBy(value = MemRefFolds.class, name = "subView")
  interface SubView extends OffsetSizeAndStrideOp, ViewLikeOpInterface {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value source();

    /** The part. */
    @Result(AnyMemRef.class)
    Value result();

    /** Compares the result type with the inferred one, and checks the bounds. */
    default void verify(Diagnostics diagnostics) {
      MemRefType base = (MemRefType) source().type();
      String violation = SliceNumbers.violation(operation(), 1, base.rank(), base.rank());
      violation = violation != null ? violation : violation(base, (MemRefType) result().type());
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }

    private @Nullable String violation(MemRefType base, MemRefType view) {
      if (base.memorySpace() != view.memorySpace()) {
        return "different memory spaces specified for base memref type '%s' and subview memref type '%s'"
            .formatted(base, view);
      }
      if (!base.isStrided()) {
        return "base type '" + base + "' is not strided";
      }
      MemRefType expected =
          SubViewTypes.infer(base, staticOffsets(), staticSizes(), staticStrides());
      String violation = SubViewTypes.violation(expected, view, staticSizes());
      return violation != null
          ? violation
          : SliceBounds.violation(base.shape(), staticOffsets(), staticSizes(), staticStrides());
    }
  }

  /** A memref of any shape and elements in a buffer of bytes. */
  @Op(dialect = MemRefDialect.class, name = "view")
  @Trait(Pure.class)
  @AssemblyFormat(
      "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to`"
          + " type(results)")
  @AsmResultNames("view")
  @FoldedBy(value = MemRefFolds.class, name = "view")
  interface View extends ViewLikeOpInterface {
    /** The buffer. */
    @Operand(ByteBuffer.class)
    Value source();

    /** The byte offset in the buffer. */
    @Operand(value = Index.class, name = "byte_shift")
    Value byteShift();

    /** A size for each unknown dimension. */
    @Operand(Index.class)
    ValueRange sizes();

    /** The memref. */
    @Result(AnyMemRef.class)
    Value result();

    /** Compares the types, and the number of sizes with that of the result. */
    default void verify(Diagnostics diagnostics) {
      MemRefType base = (MemRefType) source().type();
      MemRefType view = (MemRefType) result().type();
      if (!Layouts.isIdentity(base)) {
        diagnostics.error(operation(), "unsupported map for base memref type '" + base + "'");
      } else if (!Layouts.isIdentity(view)) {
        diagnostics.error(operation(), "unsupported map for result memref type '" + view + "'");
      } else if (base.memorySpace() != view.memorySpace()) {
        diagnostics.error(
            operation(),
            "different memory spaces specified for base memref type '%s' and view memref type '%s'"
                .formatted(base, view));
      } else {
        DynamicSizes.verify(operation(), view, sizes().size(), diagnostics);
      }
    }
  }

  /** The same elements with the dimensions in another order. */
  @Op(dialect = MemRefDialect.class, name = "transpose")
  @Trait(Pure.class)
  @AsmResultNames("transpose")
  @FoldedBy(value = MemRefFolds.class, name = "transpose")
  interface Transpose extends OpView {
    /** The elements. */
    @Operand(AnyStridedMemRef.class)
    Value in();

    /** From the dimensions in their order to that of the result. */
    @Attr
    AffineMapAttr permutation();

    /** The same elements. */
    @Result(AnyStridedMemRef.class)
    Value result();

    /** Compares the result type with the inferred one. */
    default void verify(Diagnostics diagnostics) {
      MemRefType from = (MemRefType) in().type();
      AffineMap map = permutation().value();
      if (!map.isPermutation()) {
        diagnostics.opError(operation(), "expected a permutation map");
        return;
      }
      if (map.dimCount() != from.rank()) {
        diagnostics.opError(operation(), "expected a permutation map of same rank as the input");
        return;
      }
      MemRefType to = ((MemRefType) result().type()).canonicalizeStridedLayout();
      MemRefType expected = transposed(from, map).canonicalizeStridedLayout();
      if (to != expected) {
        diagnostics.opError(
            operation(),
            "result type '%s' is not equivalent to the canonical transposed input type '%s'"
                .formatted(result().type(), expected));
      }
    }

    private static MemRefType transposed(MemRefType from, AffineMap permutation) {
      StridedLayoutAttr layout = Objects.requireNonNull(from.stridesAndOffset());
      long[] shape = new long[from.rank()];
      long[] strides = new long[from.rank()];
      for (int i = 0; i < shape.length; i++) {
        int source = ((AffineDimExpr) permutation.result(i)).position();
        shape[i] = from.dimension(source);
        strides[i] = layout.stride(source);
      }
      return MemRefType.get(
          shape,
          from.elementType(),
          StridedLayoutAttr.get(from.context(), layout.offset(), strides),
          from.memorySpace());
    }

    /** Parses {@literal %in (i, j) -> (j, i) attr-dict : type to type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark in = parser.operandMark();
      AffineMap permutation = parser.parseOperand() ? parser.parseAffineMap() : null;
      if (permutation == null || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      MemRefType from = parser.parseColonType(MemRefType.class);
      if (from == null || !parser.resolveOperand(in, from, state) || !parser.parseKeyword("to")) {
        return false;
      }
      Type to = parser.parseType();
      if (to == null) {
        return false;
      }
      state.addType(to);
      return parser.addAttributeOnce(state, "permutation", AffineMapAttr.get(permutation));
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Transpose op) {
      printer.print(" ");
      printer.printOperand(op.in());
      printer.print(" ");
      printer.printAffineMap(op.permutation().value());
      printer.printOptionalAttrDict(op.operation(), "permutation");
      printer.print(" : ");
      printer.printType(op.in().type());
      printer.print(" to ");
      printer.printType(op.result().type());
    }
  }

  /** The metadata of a memref: its base buffer, offset, sizes and strides. */
  @Op(dialect = MemRefDialect.class, name = "extract_strided_metadata")
  @Trait({Pure.class, SameVariadicResultSize.class})
  @AssemblyFormat("$source `:` type($source) `->` type(results) attr-dict")
  @AsmResultNames({"base_buffer", "offset", "sizes", "strides"})
  @FoldedBy(value = MemRefFolds.class, name = "metadata")
  interface ExtractStridedMetadata extends InferTypeOpInterface, ViewLikeOpInterface {
    /** The memref. */
    @Operand(AnyStridedMemRef.class)
    Value source();

    /** The base buffer, as a rank-0 memref. */
    @Result(value = StridedScalarMemRef.class, name = "base_buffer")
    Value baseBuffer();

    /** The offset of the first element. */
    @Result(Index.class)
    Value offset();

    /** The size of each dimension. */
    @Result(Index.class)
    ValueRange sizes();

    /** The stride of each dimension. */
    @Result(Index.class)
    ValueRange strides();

    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      if (!(source().type() instanceof MemRefType source)) {
        return null;
      }
      List<Type> types = new ArrayList<>();
      types.add(MemRefType.get(new long[0], source.elementType(), null, source.memorySpace()));
      types.addAll(Collections.nCopies(1 + 2 * source.rank(), IndexType.get(location.context())));
      return types;
    }
  }

  /** The address of the memory as an index. */
  @Op(dialect = MemRefDialect.class, name = "extract_aligned_pointer_as_index")
  @Trait(Pure.class)
  @AssemblyFormat("$source `:` type($source) `->` type(results) attr-dict")
  @AsmResultNames("intptr")
  interface ExtractAlignedPointerAsIndex extends OpView {
    /** The memory. */
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** Its address. */
    @Result(value = Index.class, name = "aligned_pointer")
    Value alignedPointer();
  }

  /** A memref of bytes, of one dimension. */
  @MemRefOf(value = I8.class, ranks = 1)
  interface ByteBuffer {}

  /** A memref of rank 0. */
  @MemRefOf(value = AnyType.class, ranks = 0, strided = true)
  @Summary("strided memref of any type values of rank 0")
  interface StridedScalarMemRef {}
}
