// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.trait.SameOperandsAndResultShape;
import java.util.Set;

/** Trigonometric and hyperbolic functions. */
public interface TrigonometricOps {
  /** Arcus cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "acos")
  @FoldedBy(value = RealFunction.class, name = "ACOS")
  interface Acos extends FloatUnaryOp {}

  /** Hyperbolic arcus cosine of the given value. */
  @Op(dialect = MathDialect.class, name = "acosh")
  @FoldedBy(value = RealFunction.class, name = "ACOSH")
  interface Acosh extends FloatUnaryOp {}

  /** Arcus sine of the given value. */
  @Op(dialect = MathDialect.class, name = "asin")
  @FoldedBy(value = RealFunction.class, name = "ASIN")
  interface Asin extends FloatUnaryOp {}

  /** Hyperbolic arcus sine of the given value. */
  @Op(dialect = MathDialect.class, name = "asinh")
  @FoldedBy(value = RealFunction.class, name = "ASINH")
  interface Asinh extends FloatUnaryOp {}

  /** Arcus tangent of the given value. */
  @Op(dialect = MathDialect.class, name = "atan")
  @FoldedBy(value = RealFunction.class, name = "ATAN")
  interface Atan extends FloatUnaryOp {}

  /** Hyperbolic arcus tangent of the given value. */
  @Op(dialect = MathDialect.class, name = "atanh")
  @FoldedBy(value = RealFunction.class, name = "ATANH")
  interface Atanh extends FloatUnaryOp {}

  /** 2-argument arcus tangent of the given values. */
  @Op(dialect = MathDialect.class, name = "atan2")
  @FoldedBy(value = RealFunction.class, name = "foldAtan2")
  interface Atan2 extends FloatBinaryOp {}

  /** Cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "cos")
  @FoldedBy(value = RealFunction.class, name = "COS")
  interface Cos extends FloatUnaryOp {}

  /** Hyperbolic cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "cosh")
  @FoldedBy(value = RealFunction.class, name = "COSH")
  interface Cosh extends FloatUnaryOp {}

  /** Sine of the specified value. */
  @Op(dialect = MathDialect.class, name = "sin")
  @FoldedBy(value = RealFunction.class, name = "SIN")
  interface Sin extends FloatUnaryOp {}

  /** Hyperbolic sine of the specified value. */
  @Op(dialect = MathDialect.class, name = "sinh")
  @FoldedBy(value = RealFunction.class, name = "SINH")
  interface Sinh extends FloatUnaryOp {}

  /** Tangent of the specified value. */
  @Op(dialect = MathDialect.class, name = "tan")
  @FoldedBy(value = RealFunction.class, name = "TAN")
  interface Tan extends FloatUnaryOp {}

  /** Hyperbolic tangent of the specified value. */
  @Op(dialect = MathDialect.class, name = "tanh")
  @FoldedBy(value = RealFunction.class, name = "TANH")
  interface Tanh extends FloatUnaryOp {}

  /** Sine and cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "sincos")
  @Order({"operand", "fastmath", "sin", "cos"})
  @Trait(SameOperandsAndResultShape.class)
  @AllTypesMatch({"operand", "sin", "cos"})
  @AssemblyFormat("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)")
  interface Sincos extends ElementwiseOp {
    /** The angle. */
    @Operand(FloatLike.class)
    Value operand();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** Its sine. */
    @Result(FloatLike.class)
    Value sin();

    /** Its cosine. */
    @Result(FloatLike.class)
    Value cos();
  }
}
