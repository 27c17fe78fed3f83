// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.*;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
  interface AddF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.ADD.fold(operation(), constants);
    }
  }

  /** Floating point subtraction operation. */
  @Op(dialect = ArithDialect.class, name = "subf")
  interface SubF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.SUB.fold(operation(), constants);
    }
  }

  /** Floating point multiplication operation. */
  @Op(dialect = ArithDialect.class, name = "mulf")
  @Trait(Commutative.class)
  interface MulF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.foldProduct(operation(), constants, fastmath());
    }
  }

  /** Floating point division operation. */
  @Op(dialect = ArithDialect.class, name = "divf")
  interface DivF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.DIV.fold(operation(), constants);
    }
  }

  /** Floating point division remainder operation. */
  @Op(dialect = ArithDialect.class, name = "remf")
  interface RemF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.REM.fold(operation(), constants);
    }
  }

  /**
   * Floating-point maximum operation.
   *
   * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
   */
  @Op(dialect = ArithDialect.class, name = "maximumf")
  @Trait(Commutative.class)
  interface MaximumF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.MAXIMUM.foldIdempotent(operation(), constants);
    }
  }

  /**
   * Floating-point maximum operation.
   *
   * <p>If one operand is NaN, the result is the other one.
   */
  @Op(dialect = ArithDialect.class, name = "maxnumf")
  @Trait(Commutative.class)
  interface MaxNumF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.MAX_NUM.foldIdempotent(operation(), constants);
    }
  }

  /**
   * Floating-point minimum operation.
   *
   * <p>If one operand is NaN, so is the result; negative zero is less than positive zero.
   */
  @Op(dialect = ArithDialect.class, name = "minimumf")
  @Trait(Commutative.class)
  interface MinimumF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.MINIMUM.foldIdempotent(operation(), constants);
    }
  }

  /**
   * Floating-point minimum operation.
   *
   * <p>If one operand is NaN, the result is the other one.
   */
  @Op(dialect = ArithDialect.class, name = "minnumf")
  @Trait(Commutative.class)
  interface MinNumF extends FloatBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.MIN_NUM.foldIdempotent(operation(), constants);
    }
  }

  /** Floating point negation. */
  @Op(dialect = ArithDialect.class, name = "negf")
  @Order({"operand", "fastmath", "result"})
  @Trait(Pure.class)
  @AssemblyFormat("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  interface NegF extends ArithmeticOp, Foldable {
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

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFold.foldNegation(operation(), constants);
    }
  }
}
