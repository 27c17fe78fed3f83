// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import java.util.Set;

/** Arithmetic on floating-point numbers, and their roots. */
public interface FloatOps {
  /** Floating point absolute-value operation. */
  @Op(dialect = MathDialect.class, name = "absf")
  @FoldedBy(value = FloatFolds.class, name = "ABS")
  interface AbsF extends FloatUnaryOp {}

  /** Cube root of the specified value. */
  @Op(dialect = MathDialect.class, name = "cbrt")
  interface Cbrt extends FloatUnaryOp {}

  /** A copysign operation. */
  @Op(dialect = MathDialect.class, name = "copysign")
  @FoldedBy(value = FloatFolds.class, name = "foldCopySign")
  interface CopySign extends FloatBinaryOp {}

  /** Reciprocal of sqrt (1 / sqrt of the specified value). */
  @Op(dialect = MathDialect.class, name = "rsqrt")
  interface Rsqrt extends FloatUnaryOp {}

  /** Sqrt of the specified value. */
  @Op(dialect = MathDialect.class, name = "sqrt")
  @FoldedBy(value = RealFunction.class, name = "SQRT")
  interface Sqrt extends FloatUnaryOp {}

  /** Floating point fused multipy-add operation. */
  @Op(dialect = MathDialect.class, name = "fma")
  @Order({"a", "b", "c", "fastmath", "result"})
  @AssemblyFormat("$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  interface Fma extends SameTypeOp {
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
  @AssemblyFormat(
      "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict"
          + " `:` type($result)")
  interface ClampF extends SameTypeOp {
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
