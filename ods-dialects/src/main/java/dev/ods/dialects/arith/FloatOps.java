// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.trait.*;
import java.util.Set;

/** Arithmetic on floating-point numbers. */
public interface FloatOps {
  /** A binary floating-point operation. */
  @TypeConstraint(FloatLike.class)
  @Trait(Pure.class)
  @AssemblyFormat("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  interface FloatBinaryOp extends BinaryOp {
    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();
  }

  /** Floating point addition operation. */
  @Op(dialect = ArithDialect.class, name = "addf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "ADD")
  interface AddF extends FloatBinaryOp {}

  /** Floating point subtraction operation. */
  @Op(dialect = ArithDialect.class, name = "subf")
  @FoldedBy(value = FloatFold.class, name = "SUB")
  interface SubF extends FloatBinaryOp {}

  /** Floating point multiplication operation. */
  @Op(dialect = ArithDialect.class, name = "mulf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "foldProduct")
  interface MulF extends FloatBinaryOp {}

  /** Floating point division operation. */
  @Op(dialect = ArithDialect.class, name = "divf")
  @FoldedBy(value = FloatFold.class, name = "DIV")
  interface DivF extends FloatBinaryOp {}

  /** Floating point division remainder operation. */
  @Op(dialect = ArithDialect.class, name = "remf")
  @FoldedBy(value = FloatFold.class, name = "REM")
  interface RemF extends FloatBinaryOp {}

  /**
   * Floating-point maximum operation.
   *
   * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
   */
  @Op(dialect = ArithDialect.class, name = "maximumf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "MAXIMUM")
  interface MaximumF extends FloatBinaryOp {}

  /**
   * Floating-point maximum operation.
   *
   * <p>If one operand is NaN, the result is the other one.
   */
  @Op(dialect = ArithDialect.class, name = "maxnumf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "MAX_NUM")
  interface MaxNumF extends FloatBinaryOp {}

  /**
   * Floating-point minimum operation.
   *
   * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
   */
  @Op(dialect = ArithDialect.class, name = "minimumf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "MINIMUM")
  interface MinimumF extends FloatBinaryOp {}

  /**
   * Floating-point minimum operation.
   *
   * <p>If one operand is NaN, the result is the other one.
   */
  @Op(dialect = ArithDialect.class, name = "minnumf")
  @Trait(Commutative.class)
  @FoldedBy(value = FloatFold.class, name = "MIN_NUM")
  interface MinNumF extends FloatBinaryOp {}

  /** Floating point negation. */
  @Op(dialect = ArithDialect.class, name = "negf")
  @Order({"operand", "fastmath", "result"})
  @Trait(Pure.class)
  @AssemblyFormat("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  @FoldedBy(value = FloatFold.class, name = "foldNegation")
  interface NegF extends ArithmeticOp {
    /** The number to negate. */
    @Operand(FloatLike.class)
    Value operand();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The negated number. */
    @Result(FloatLike.class)
    Value result();
  }
}
