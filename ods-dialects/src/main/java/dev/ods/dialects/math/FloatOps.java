// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.SameOperandsAndResultType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Arithmetic on floating-point numbers, and their roots. */
public interface FloatOps {
  /** Floating point absolute-value operation. */
  @Op(dialect = MathDialect.class, name = "absf")
  interface AbsF extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::abs);
    }
  }

  /** Cube root of the specified value. */
  @Op(dialect = MathDialect.class, name = "cbrt")
  interface Cbrt extends FloatUnaryOp {}

  /** A copysign operation. */
  @Op(dialect = MathDialect.class, name = "copysign")
  interface CopySign extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.foldCopySign(operation(), constants);
    }
  }

  /** Reciprocal of sqrt (1 / sqrt of the specified value). */
  @Op(dialect = MathDialect.class, name = "rsqrt")
  interface Rsqrt extends FloatUnaryOp {}

  /** Sqrt of the specified value. */
  @Op(dialect = MathDialect.class, name = "sqrt")
  interface Sqrt extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.SQRT.fold(operation(), constants);
    }
  }

  /** Floating point fused multipy-add operation. */
  @Op(dialect = MathDialect.class, name = "fma")
  @Order({"a", "b", "c", "fastmath", "result"})
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat("$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  interface Fma extends ElementwiseOp {
    /** The first factor. */
    @Operand(FloatLike.class)
    Value a();

    /** The second factor. */
    @Operand(FloatLike.class)
    Value b();

    /** What is added to the product. */
    @Operand(FloatLike.class)
    Value c();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The sum, rounded once. */
    @Result(FloatLike.class)
    Value result();
  }

  /** Floating point clamping operation. */
  @Op(dialect = MathDialect.class, name = "clampf")
  @Order({"value", "min", "max", "fastmath", "result"})
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat(
      "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict"
          + " `:` type($result)")
  interface ClampF extends ElementwiseOp {
    /** The number. */
    @Operand(FloatLike.class)
    Value value();

    /** The least number to return. */
    @Operand(FloatLike.class)
    Value min();

    /** The greatest number to return. */
    @Operand(FloatLike.class)
    Value max();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The number, or the bound that it exceeds. */
    @Result(FloatLike.class)
    Value result();
  }
}
