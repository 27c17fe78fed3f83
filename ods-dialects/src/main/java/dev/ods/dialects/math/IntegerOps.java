// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.SameOperandsAndResultType;
import org.jspecify.annotations.Nullable;

/** Functions of integers. */
public interface IntegerOps {
  /** A function of an integer. */
  @Order({"operand", "result"})
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat("$operand attr-dict `:` type($result)")
  interface IntegerUnaryOp extends ElementwiseOp, Foldable {
    /** The number. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value operand();

    /** The value of the function. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value result();
  }

  /** Integer absolute-value operation. */
  @Op(dialect = MathDialect.class, name = "absi")
  interface AbsI extends IntegerUnaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFolds.unary(operation(), constants, IntegerFolds::abs);
    }
  }

  /** Counts the leading zeros an integer value. */
  @Op(dialect = MathDialect.class, name = "ctlz")
  interface CountLeadingZeros extends IntegerUnaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFolds.unary(operation(), constants, IntegerFolds::leadingZeros);
    }
  }

  /** Counts the trailing zeros an integer value. */
  @Op(dialect = MathDialect.class, name = "cttz")
  interface CountTrailingZeros extends IntegerUnaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFolds.unary(operation(), constants, IntegerFolds::trailingZeros);
    }
  }

  /** Counts the number of set bits of an integer value. */
  @Op(dialect = MathDialect.class, name = "ctpop")
  interface CtPop extends IntegerUnaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFolds.unary(operation(), constants, IntegerFolds::setBits);
    }
  }

  /** Signed integer raised to the power of operation. */
  @Op(dialect = MathDialect.class, name = "ipowi")
  @Order({"lhs", "rhs", "result"})
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
  interface IPowI extends ElementwiseOp, Foldable {
    /** The base. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value lhs();

    /** The exponent. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value rhs();

    /** The power. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value result();

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFolds.power(operation(), constants);
    }
  }
}
