// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.SameOperandsAndResultShape;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Powers, exponentials, logarithms, and the error function. */
public interface ExponentialOps {
  /** Error function of the specified value. */
  @Op(dialect = MathDialect.class, name = "erf")
  interface Erf extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ERF.fold(operation(), constants);
    }
  }

  /** Complementary error function of the specified value. */
  @Op(dialect = MathDialect.class, name = "erfc")
  interface Erfc extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.ERFC.fold(operation(), constants);
    }
  }

  /** Base-e exponential of the specified value. */
  @Op(dialect = MathDialect.class, name = "exp")
  interface Exp extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.EXP.fold(operation(), constants);
    }
  }

  /** Base-2 exponential of the specified value. */
  @Op(dialect = MathDialect.class, name = "exp2")
  interface Exp2 extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.EXP2.fold(operation(), constants);
    }
  }

  /** Base-e exponential of the specified value minus 1. */
  @Op(dialect = MathDialect.class, name = "expm1")
  interface ExpM1 extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.EXPM1.fold(operation(), constants);
    }
  }

  /** Base-e logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log")
  interface Log extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.LOG.fold(operation(), constants);
    }
  }

  /** Base-10 logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log10")
  interface Log10 extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.LOG10.fold(operation(), constants);
    }
  }

  /** Computes the natural logarithm of one plus the given value. */
  @Op(dialect = MathDialect.class, name = "log1p")
  interface Log1p extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.LOG1P.fold(operation(), constants);
    }
  }

  /** Base-2 logarithm of the specified value. */
  @Op(dialect = MathDialect.class, name = "log2")
  interface Log2 extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.LOG2.fold(operation(), constants);
    }
  }

  /** Floating point raised to the power of operation. */
  @Op(dialect = MathDialect.class, name = "powf")
  interface PowF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return RealFunction.foldPower(operation(), constants);
    }
  }

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
