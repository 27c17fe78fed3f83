// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.arith.attr.RoundingMode;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Conversions of values from one type to another. */
public interface CastOps {
  /** Turns a value into one of another type. */
  @Order({"in", "out"})
  @Trait({
    SameTensorDimensions.class,
    Pure.class,
    SameOperandsAndResultShape.class,
    CastCompatible.class,
    NoMemoryEffect.class,
    ElementwiseMappable.class
  })
  @AssemblyFormat("$in attr-dict `:` type($in) `to` type($out)")
  interface CastOp extends CastOpInterface {
    /** The value to convert. */
    @Operand
    Value in();

    /** The converted value. */
    @Result
    Value out();
  }

  /** Resizes a signed integer, whose range stays the same as far as it fits. */
  interface SignedResizeOp extends InferIntRangeInterface {
    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      Value result = operation().result(0);
      results.accept(result, ArithRanges.resized(operands.get(0), result.type(), true));
    }
  }

  /** Resizes an unsigned integer, whose range stays the same as far as it fits. */
  interface UnsignedResizeOp extends InferIntRangeInterface {
    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      Value result = operation().result(0);
      results.accept(result, ArithRanges.resized(operands.get(0), result.type(), false));
    }
  }

  /** Bitcast between values of equal bit width. */
  @Op(dialect = ArithDialect.class, name = "bitcast")
  @TypeConstraint(BitcastType.class)
  @FoldedBy(value = CastFolds.class, name = "bitcast")
  interface Bitcast extends CastOp {
    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isBitcast);
    }
  }

  /** Cast from floating-point to wider floating-point. */
  @Op(dialect = ArithDialect.class, name = "extf")
  @Order({"in", "fastmath", "out"})
  @TypeConstraint(FloatLike.class)
  @AssemblyFormat("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
  @FoldedBy(value = CastFolds.class, name = "extendFloat")
  interface ExtF extends CastOp {
    /** The fast-math flags. */
    @Attr
    Optional<Set<FastMathFlags>> fastmath();

    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isFloatExtension);
    }
  }

  /** Cast from floating-point to narrower floating-point. */
  @Op(dialect = ArithDialect.class, name = "truncf")
  @Order({"in", "roundingmode", "fastmath", "out"})
  @TypeConstraint(FloatLike.class)
  @AssemblyFormat(
      "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
  @FoldedBy(value = CastFolds.class, name = "truncateFloat")
  interface TruncF extends CastOp {
    /** The rounding mode; by default to nearest, ties to even. */
    @Attr
    Optional<RoundingMode> roundingmode();

    /** The fast-math flags. */
    @Attr
    Optional<Set<FastMathFlags>> fastmath();

    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isFloatTruncation);
    }
  }

  /** Integer truncation operation. */
  @Op(dialect = ArithDialect.class, name = "trunci")
  @Order({"in", "overflowFlags", "out"})
  @TypeConstraint(SignlessFixedWidthIntegerLike.class)
  @AssemblyFormat("$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)")
  @FoldedBy(value = CastFolds.class, name = "truncate")
  interface TruncI extends CastOp, SignedResizeOp {
    /** The overflow flags; on such an overflow, the result is poison. */
    @Attr(name = "overflowFlags")
    @Default("none")
    Set<IntegerOverflowFlags> overflowFlags();

    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isIntegerTruncation);
    }
  }

  /** Converts an integer to a wider one. */
  @TypeConstraint(SignlessFixedWidthIntegerLike.class)
  interface IntegerExtensionOp extends CastOp {
    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isIntegerExtension);
    }
  }

  /** Integer sign extension operation. */
  @Op(dialect = ArithDialect.class, name = "extsi")
  @FoldedBy(value = CastFolds.class, name = "EXTEND_SIGNED")
  interface ExtSI extends IntegerExtensionOp, SignedResizeOp {}

  /** Integer zero extension operation. */
  @Op(dialect = ArithDialect.class, name = "extui")
  @FoldedBy(value = CastFolds.class, name = "EXTEND_UNSIGNED")
  interface ExtUI extends IntegerExtensionOp, UnsignedResizeOp {}

  /** Converts a floating-point number to an integer. */
  @TypeConstraint(value = FloatLike.class, of = "in")
  @TypeConstraint(value = SignlessFixedWidthIntegerLike.class, of = "out")
  interface FloatToIntegerOp extends CastOp {
    /** Compares the shapes. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isFloatToInteger);
    }
  }

  /**
   * Cast from floating-point type to integer type.
   *
   * <p>Rounds towards zero, to a signed number.
   */
  @Op(dialect = ArithDialect.class, name = "fptosi")
  @FoldedBy(value = CastFolds.class, name = "FLOAT_TO_SIGNED")
  interface FPToSI extends FloatToIntegerOp {}

  /**
   * Cast from floating-point type to integer type.
   *
   * <p>Rounds towards zero, to an unsigned number.
   */
  @Op(dialect = ArithDialect.class, name = "fptoui")
  @FoldedBy(value = CastFolds.class, name = "FLOAT_TO_UNSIGNED")
  interface FPToUI extends FloatToIntegerOp {}

  /** Converts an integer to a floating-point number. */
  @TypeConstraint(value = SignlessFixedWidthIntegerLike.class, of = "in")
  @TypeConstraint(value = FloatLike.class, of = "out")
  interface IntegerToFloatOp extends CastOp {
    /** Compares the shapes. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isIntegerToFloat);
    }
  }

  /** Cast from integer type to floating-point. */
  @Op(dialect = ArithDialect.class, name = "sitofp")
  @FoldedBy(value = CastFolds.class, name = "SIGNED_TO_FLOAT")
  interface SIToFP extends IntegerToFloatOp {}

  /** Cast from unsigned integer type to floating-point. */
  @Op(dialect = ArithDialect.class, name = "uitofp")
  @FoldedBy(value = CastFolds.class, name = "UNSIGNED_TO_FLOAT")
  interface UIToFP extends IntegerToFloatOp {}

  /** Turns an index into an integer, or an integer into an index. */
  @TypeConstraint(IndexCastType.class)
  interface AnyIndexCastOp extends CastOp {
    /** Compares the shapes and the element types. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isIndexCast);
    }
  }

  /**
   * Cast between index and integer types.
   *
   * <p>Sign-extends to a wider result.
   */
  @Op(dialect = ArithDialect.class, name = "index_cast")
  @FoldedBy(value = CastFolds.class, name = "RESIZE_SIGNED")
  interface IndexCast extends AnyIndexCastOp, SignedResizeOp {}

  /**
   * Unsigned cast between index and integer types.
   *
   * <p>Zero-extends to a wider result.
   */
  @Op(dialect = ArithDialect.class, name = "index_castui")
  @FoldedBy(value = CastFolds.class, name = "RESIZE_UNSIGNED")
  interface IndexCastUI extends AnyIndexCastOp, UnsignedResizeOp {}

  /** Converts a number that is scaled by another one. */
  @Order({"in", "scale", "out"})
  @Trait({
    SameTensorDimensions.class,
    Pure.class,
    CastCompatible.class,
    NoMemoryEffect.class,
    ElementwiseMappable.class
  })
  interface ScalingCastOp extends CastOpInterface {
    /** The number to convert. */
    @Operand(FloatLike.class)
    Value in();

    /** The scales. */
    @Operand(FloatLike.class)
    Value scale();

    /** The converted number. */
    @Result(FloatLike.class)
    Value out();
  }

  /** Upcasts input floats using provided scales values following OCP MXFP Spec. */
  @Op(dialect = ArithDialect.class, name = "scaling_extf")
  @Order({"in", "scale", "fastmath", "out"})
  @AssemblyFormat(
      "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to`"
          + " type($out)")
  interface ScalingExtF extends ScalingCastOp {
    /** The fast-math flags. */
    @Attr
    Optional<Set<FastMathFlags>> fastmath();

    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isFloatExtension);
    }
  }

  /** Downcasts input floating point values using provided scales values following OCP MXFP Spec. */
  @Op(dialect = ArithDialect.class, name = "scaling_truncf")
  @Order({"in", "scale", "roundingmode", "fastmath", "out"})
  @AssemblyFormat(
      "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,`"
          + " type($scale) `to` type($out)")
  interface ScalingTruncF extends ScalingCastOp {
    /** The rounding mode; by default to nearest, ties to even. */
    @Attr
    Optional<RoundingMode> roundingmode();

    /** The fast-math flags. */
    @Attr
    Optional<Set<FastMathFlags>> fastmath();

    /** Compares the shapes and the widths. */
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return Casts.areCompatible(inputs, outputs, Casts::isFloatTruncation);
    }
  }

  /** An operand or result of bitcasts. */
  @AnyOf({SignlessFixedWidthIntegerLike.class, FloatLike.class, BitcastType.BitcastMemRef.class})
  @Summary("signless-integer-or-float-like or memref of signless-integer or float")
  interface BitcastType {
    /** A memref whose elements can be bitcast. */
    @MemRefOf({AnySignlessInteger.class, AnyFloat.class})
    interface BitcastMemRef {}
  }

  /** An operand or result of index casts. */
  @AnyOf({SignlessIntegerOrIndexLike.class, IndexCastType.IndexCastMemRef.class})
  @Summary("signless-integer-like or memref of signless-integer")
  interface IndexCastType {
    /** A memref whose elements index casts convert. */
    @MemRefOf({AnySignlessInteger.class, Index.class})
    interface IndexCastMemRef {}
  }

  /** A signless integer, or a vector or tensor of such. */
  @AnyOf({AnySignlessInteger.class, SignlessFixedWidthIntegerLike.SignlessIntegerContainer.class})
  @Summary("signless-fixed-width-integer-like")
  interface SignlessFixedWidthIntegerLike {
    /** A vector or tensor of signless integers. */
    @ValueSemanticsContainerOf(AnySignlessInteger.class)
    interface SignlessIntegerContainer {}
  }
}
