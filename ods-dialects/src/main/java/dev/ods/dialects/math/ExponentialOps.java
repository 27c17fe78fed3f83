// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.trait.SameOperandsAndResultShape;
import java.util.Set;

/** Powers, exponentials, logarithms, and the error function. */
public interface ExponentialOps {
  /** Error function of the specified value. */
  @Op(dialect = MathDialect.class, name = "erf")
  @FoldedBy(value = RealFunction.class, name = "ERF")
  interface Erf extends FloatUnaryOp {}

  /** Complementary error function of the specified value. */
  @Op(dialect = MathDialect.class, name = "erfc")
  @FoldedBy(value = RealFunction.class, name = "ERFC")
  interface Erfc extends FloatUnaryOp {}

  /** Base-e exponential of the specified value. */
  @Op(dialect = MathDialect.class, name = "exp")
  @FoldedBy(value = RealFunction.class, name = "EXP")
  interface Exp extends FloatUnaryOp {}

  /** Base-2 exponential of the specified value. */
  @Op(dialect = MathDialect.class, name = "exp2")
  @FoldedBy(value = RealFunction.class, name = "EXP2")
  interface Exp2 extends FloatUnaryOp {}

  /** Base-e exponential of the specified value minus 1. */
  @Op(dialect = MathDialect.class, name = "expm1")
  @FoldedBy(value = RealFunction.class, name = "EXPM1")
  interface ExpM1 extends FloatUnaryOp {}

  /** Base-e logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log")
  @FoldedBy(value = RealFunction.class, name = "LOG")
  interface Log extends FloatUnaryOp {}

  /** Base-10 logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log10")
  @FoldedBy(value = RealFunction.class, name = "LOG10")
  interface Log10 extends FloatUnaryOp {}

  /** Computes the natural logarithm of one plus the given value. */
  @Op(dialect = MathDialect.class, name = "log1p")
  @FoldedBy(value = RealFunction.class, name = "LOG1P")
  interface Log1p extends FloatUnaryOp {}

  /** Base-2 logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log2")
  @FoldedBy(value = RealFunction.class, name = "LOG2")
  interface Log2 extends FloatUnaryOp {}

  /** Floating point raised to the power of operation. */
  @Op(dialect = MathDialect.class, name = "powf")
  @FoldedBy(value = RealFunction.class, name = "foldPower")
  interface PowF extends FloatBinaryOp {}

  /** Floating point raised to the signed integer power. */
  @Op(dialect = MathDialect.class, name = "fpowi")
  @Order({"lhs", "rhs", "fastmath", "result"})
  @Trait(SameOperandsAndResultShape.class)
  @AllTypesMatch({"lhs", "result"})
  @AssemblyFormat(
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)")
  interface FPowI extends ElementwiseOp {
    /** The base. */
    @Operand(FloatLike.class)
    Value lhs();

    /** The exponent. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value rhs();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The power. */
    @Result(FloatLike.class)
    Value result();
  }
}
