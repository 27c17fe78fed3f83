// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.constraint.*;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.Speculatability;
import dev.ods.ir.Value;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import dev.ods.subset.ValueBoundsOpInterface;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.*;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Arithmetic on integers, and operations on their bits. */
public interface IntegerOps {
  /** A binary integer operation. */
  @TypeConstraint(SignlessIntegerOrIndexLike.class)
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
  interface IntegerBinaryOp extends BinaryOp, InferIntRangeInterface {
    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      results.accept(result(), ArithRanges.binary(operation(), operands));
    }
  }

  /** A binary integer operation with overflow flags. */
  @Trait(Pure.class)
  @AssemblyFormat("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)")
  interface OverflowOp extends IntegerBinaryOp {
    /** The overflow flags; on such an overflow, the result is poison. */
    @Attr(name = "overflowFlags")
    @Default("none")
    Set<IntegerOverflowFlags> overflowFlags();
  }

  /**
   * Integer addition operation.
   *
   * <p>The sum is taken modulo 2 to the power of the width, for signed and unsigned numbers.
   */
  @Op(dialect = ArithDialect.class, name = "addi")
  @Trait(Commutative.class)
  interface AddI extends OverflowOp, Foldable, ValueBoundsOpInterface {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.ADD.fold(operation(), constants);
    }

    @Override
    default @Nullable IndexSum indexSum(Value result, IndexSums sums) {
      return sums.of(lhs()).plus(sums.of(rhs()));
    }
  }

  /**
   * Integer subtraction operation.
   *
   * <p>The difference is taken modulo 2 to the power of the width.
   */
  @Op(dialect = ArithDialect.class, name = "subi")
  interface SubI extends OverflowOp, Foldable, ValueBoundsOpInterface {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.SUB.fold(operation(), constants);
    }

    @Override
    default @Nullable IndexSum indexSum(Value result, IndexSums sums) {
      return sums.of(lhs()).minus(sums.of(rhs()));
    }
  }

  /**
   * Integer multiplication operation.
   *
   * <p>The product is taken modulo 2 to the power of the width.
   */
  @Op(dialect = ArithDialect.class, name = "muli")
  @Trait(Commutative.class)
  interface MulI extends OverflowOp, OpAsmOpInterface, Foldable, ValueBoundsOpInterface {
    /** A multiple of {@code vscale} is named {@code %c4_vscale}. */
    @Override
    default void resultNames(ValueNamer namer) {
      // Checked first, so that unnamed products create no handle.
      if (operation().resultType(0) instanceof IndexType) {
        ResultNames.ofProduct(lhs(), rhs(), result(), namer);
      }
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.MUL.fold(operation(), constants);
    }

    @Override
    default @Nullable IndexSum indexSum(Value result, IndexSums sums) {
      return sums.of(lhs()).times(sums.of(rhs()));
    }
  }

  /**
   * Integer left-shift.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = ArithDialect.class, name = "shli")
  interface ShLI extends OverflowOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.SHL.fold(operation(), constants);
    }
  }

  /** A binary integer operation that may be exact. */
  @AssemblyFormat("$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)")
  interface ExactOp extends IntegerBinaryOp {
    /**
     * Whether there is no remainder, or no bit set is shifted out; otherwise the result is poison.
     */
    @Attr(name = "isExact")
    @Unit
    boolean isExact();
  }

  /** A division that is undefined for some signed divisors. */
  interface SignedDivisionOp extends ConditionallySpeculatable {
    @Override
    default Speculatability speculatability() {
      return Divisors.signed(operation().operand(1));
    }
  }

  /** A division that is undefined for some unsigned divisors. */
  interface UnsignedDivisionOp extends ConditionallySpeculatable {
    @Override
    default Speculatability speculatability() {
      return Divisors.unsigned(operation().operand(1));
    }
  }

  /**
   * Signed integer division operation.
   *
   * <p>Rounds towards zero. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = ArithDialect.class, name = "divsi")
  interface DivSI extends ExactOp, SignedDivisionOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Unsigned integer division operation.
   *
   * <p>Rounds towards zero. Division by zero is undefined.
   */
  @Op(dialect = ArithDialect.class, name = "divui")
  interface DivUI extends ExactOp, UnsignedDivisionOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.DIV_U.fold(operation(), constants);
    }
  }

  /**
   * Signed integer right-shift.
   *
   * <p>Shifts in copies of the sign bit. A shift by the width or more is poison.
   */
  @Op(dialect = ArithDialect.class, name = "shrsi")
  @Trait(Pure.class)
  interface ShRSI extends ExactOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.SHR_S.fold(operation(), constants);
    }
  }

  /**
   * Unsigned integer right-shift.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = ArithDialect.class, name = "shrui")
  @Trait(Pure.class)
  interface ShRUI extends ExactOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.SHR_U.fold(operation(), constants);
    }
  }

  /** Integer binary and. */
  @Op(dialect = ArithDialect.class, name = "andi")
  @Trait({Commutative.class, Idempotent.class, Pure.class})
  interface AndI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.AND.fold(operation(), constants);
    }
  }

  /** Integer binary or. */
  @Op(dialect = ArithDialect.class, name = "ori")
  @Trait({Commutative.class, Idempotent.class, Pure.class})
  interface OrI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.OR.fold(operation(), constants);
    }
  }

  /** Integer binary xor. */
  @Op(dialect = ArithDialect.class, name = "xori")
  @Trait({Commutative.class, Pure.class})
  interface XOrI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.XOR.fold(operation(), constants);
    }
  }

  /**
   * Signed ceil integer division operation.
   *
   * <p>Rounds towards positive infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = ArithDialect.class, name = "ceildivsi")
  interface CeilDivSI extends IntegerBinaryOp, SignedDivisionOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.CEIL_DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Unsigned ceil integer division operation.
   *
   * <p>Rounds towards positive infinity. Division by zero is undefined.
   */
  @Op(dialect = ArithDialect.class, name = "ceildivui")
  interface CeilDivUI extends IntegerBinaryOp, UnsignedDivisionOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.CEIL_DIV_U.fold(operation(), constants);
    }
  }

  /**
   * Signed floor integer division operation.
   *
   * <p>Rounds towards negative infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = ArithDialect.class, name = "floordivsi")
  @Trait(Pure.class)
  interface FloorDivSI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.FLOOR_DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Signed integer division remainder operation.
   *
   * <p>The result has the sign of the first operand.
   */
  @Op(dialect = ArithDialect.class, name = "remsi")
  @Trait(Pure.class)
  interface RemSI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.REM_S.fold(operation(), constants);
    }
  }

  /** Unsigned integer division remainder operation. */
  @Op(dialect = ArithDialect.class, name = "remui")
  @Trait(Pure.class)
  interface RemUI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.REM_U.fold(operation(), constants);
    }
  }

  /** Signed integer maximum operation. */
  @Op(dialect = ArithDialect.class, name = "maxsi")
  @Trait({Commutative.class, Pure.class})
  interface MaxSI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.MAX_S.fold(operation(), constants);
    }
  }

  /** Unsigned integer maximum operation. */
  @Op(dialect = ArithDialect.class, name = "maxui")
  @Trait({Commutative.class, Pure.class})
  interface MaxUI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.MAX_U.fold(operation(), constants);
    }
  }

  /** Signed integer minimum operation. */
  @Op(dialect = ArithDialect.class, name = "minsi")
  @Trait({Commutative.class, Pure.class})
  interface MinSI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.MIN_S.fold(operation(), constants);
    }
  }

  /** Unsigned integer minimum operation. */
  @Op(dialect = ArithDialect.class, name = "minui")
  @Trait({Commutative.class, Pure.class})
  interface MinUI extends IntegerBinaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.MIN_U.fold(operation(), constants);
    }
  }

  /** A binary operation whose result has more bits than its operands. */
  @Order({"lhs", "rhs"})
  @Trait({Pure.class, Commutative.class})
  interface ExtendedOp extends ElementwiseOp {
    /** The first operand. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value lhs();

    /** The second operand. */
    @Operand(SignlessIntegerOrIndexLike.class)
    Value rhs();
  }

  /** Extended unsigned integer addition operation returning sum and overflow bit. */
  @Op(dialect = ArithDialect.class, name = "addui_extended")
  @AllTypesMatch({"lhs", "rhs", "sum"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)")
  interface AddUIExtended extends ExtendedOp, Foldable {
    /** The sum. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value sum();

    /** Whether it overflowed. */
    @Result(BoolLike.class)
    Value overflow();

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.foldAddExtended(operation(), constants);
    }
  }

  /** A multiplication with a result of twice the width. */
  @Order({"low", "high"})
  @AllTypesMatch({"lhs", "rhs", "low", "high"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($lhs)")
  interface ExtendedMultiplicationOp extends ExtendedOp {
    /** The lower half of the product. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value low();

    /** The upper half. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value high();
  }

  /** Extended signed integer multiplication operation. */
  @Op(dialect = ArithDialect.class, name = "mulsi_extended")
  interface MulSIExtended extends ExtendedMultiplicationOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.foldMulExtended(operation(), constants, true);
    }
  }

  /** Extended unsigned integer multiplication operation. */
  @Op(dialect = ArithDialect.class, name = "mului_extended")
  interface MulUIExtended extends ExtendedMultiplicationOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IntegerFold.foldMulExtended(operation(), constants, false);
    }
  }
}
