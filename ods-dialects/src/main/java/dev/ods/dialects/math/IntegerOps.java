// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;

/** Functions of integers. */
public interface IntegerOps {
  /** A function of an integer. */
  @Order({"operand", "result"})
  @AssemblyFormat("$operand attr-dict `:` type($result)")
  interface IntegerUnaryOp extends SameTypeOp {
    /** The number. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value operand();

    /** The value of the function. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value result();
  }

  /** Integer absolute-value operation. */
  @Op(dialect = MathDialect.class, name = "absi")
  @FoldedBy(value = IntegerFolds.class, name = "ABS")
  interface AbsI extends IntegerUnaryOp {}

  /** Counts the leading zeros an integer value. */
  @Op(dialect = MathDialect.class, name = "ctlz")
  @FoldedBy(value = IntegerFolds.class, name = "LEADING_ZEROS")
  interface CountLeadingZeros extends IntegerUnaryOp {}

  /** Counts the trailing zeros an integer value. */
  @Op(dialect = MathDialect.class, name = "cttz")
  @FoldedBy(value = IntegerFolds.class, name = "TRAILING_ZEROS")
  interface CountTrailingZeros extends IntegerUnaryOp {}

  /** Counts the number of set bits of an integer value. */
  @Op(dialect = MathDialect.class, name = "ctpop")
  @FoldedBy(value = IntegerFolds.class, name = "SET_BITS")
  interface CtPop extends IntegerUnaryOp {}

  /** Signed integer raised to the power of operation. */
  @Op(dialect = MathDialect.class, name = "ipowi")
  @Order({"lhs", "rhs", "result"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
  @FoldedBy(value = IntegerFolds.class, name = "power")
  interface IPowI extends SameTypeOp {
    /** The base. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value lhs();

    /** The exponent. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value rhs();

    /** The power. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value result();
  }
}
