// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.SameOperandsAndResultShape;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Trigonometric and hyperbolic functions. */
public interface TrigonometricOps {
  /** Arcus cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "acos")
  interface Acos extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ACOS.fold(operation(), constants);
    }
  }

  /** Hyperbolic arcus cosine of the given value. */
  @Op(dialect = MathDialect.class, name = "acosh")
  interface Acosh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ACOSH.fold(operation(), constants);
    }
  }

  /** Arcus sine of the given value. */
  @Op(dialect = MathDialect.class, name = "asin")
  interface Asin extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ASIN.fold(operation(), constants);
    }
  }

  /** Hyperbolic arcus sine of the given value. */
  @Op(dialect = MathDialect.class, name = "asinh")
  interface Asinh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ASINH.fold(operation(), constants);
    }
  }

  /** Arcus tangent of the given value. */
  @Op(dialect = MathDialect.class, name = "atan")
  interface Atan extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ATAN.fold(operation(), constants);
    }
  }

  /** Hyperbolic arcus tangent of the given value. */
  @Op(dialect = MathDialect.class, name = "atanh")
  interface Atanh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ATANH.fold(operation(), constants);
    }
  }

  /** 2-argument arcus tangent of the given values. */
  @Op(dialect = MathDialect.class, name = "atan2")
  interface Atan2 extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.foldAtan2(operation(), constants);
    }
  }

  /** Cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "cos")
  interface Cos extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.COS.fold(operation(), constants);
    }
  }

  /** Hyperbolic cosine of the specified value. */
  @Op(dialect = MathDialect.class, name = "cosh")
  interface Cosh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.COSH.fold(operation(), constants);
    }
  }

  /** Sine of the specified value. */
  @Op(dialect = MathDialect.class, name = "sin")
  interface Sin extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.SIN.fold(operation(), constants);
    }
  }

  /** Hyperbolic sine of the specified value. */
  @Op(dialect = MathDialect.class, name = "sinh")
  interface Sinh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.SINH.fold(operation(), constants);
    }
  }

  /** Tangent of the specified value. */
  @Op(dialect = MathDialect.class, name = "tan")
  interface Tan extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.TAN.fold(operation(), constants);
    }
  }

  /** Hyperbolic tangent of the specified value. */
  @Op(dialect = MathDialect.class, name = "tanh")
  interface Tanh extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.TANH.fold(operation(), constants);
    }
  }

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
