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
  @FoldedBy(value = IntegerFold.class, name = "ADD")
  interface AddI extends OverflowOp, ValueBoundsOpInterface {
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
  @FoldedBy(value = IntegerFold.class, name = "SUB")
  interface SubI extends OverflowOp, ValueBoundsOpInterface {
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
  @FoldedBy(value = IntegerFold.class, name = "MUL")
  interface MulI extends OverflowOp, OpAsmOpInterface, ValueBoundsOpInterface {
    /** A multiple of {@code vscale} is named {@code %c4_vscale}. */
    @Override
    default void resultNames(ValueNamer namer) {
      // Checked first, so that unnamed products create no handle.
      if (operation().resultType(0) instanceof IndexType) {
        ResultNames.ofProduct(lhs(), rhs(), result(), namer);
      }
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
  @FoldedBy(value = IntegerFold.class, name = "SHL")
  interface ShLI extends OverflowOp {}

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
  @FoldedBy(value = IntegerFold.class, name = "DIV_S")
  interface DivSI extends ExactOp, SignedDivisionOp {}

  /**
   * Unsigned integer division operation.
   *
   * <p>Rounds towards zero. Division by zero is undefined.
   */
  @Op(dialect = ArithDialect.class, name = "divui")
  @FoldedBy(value = IntegerFold.class, name = "DIV_U")
  interface DivUI extends ExactOp, UnsignedDivisionOp {}

  /**
   * Signed integer right-shift.
   *
   * <p>Shifts in copies of the sign bit. A shift by the width or more is poison.
   */
  @Op(dialect = ArithDialect.class, name = "shrsi")
  @Trait(Pure.class)
  @FoldedBy(value = IntegerFold.class, name = "SHR_S")
  interface ShRSI extends ExactOp {}

  /**
   * Unsigned integer right-shift.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = ArithDialect.class, name = "shrui")
  @Trait(Pure.class)
  @FoldedBy(value = IntegerFold.class, name = "SHR_U")
  interface ShRUI extends ExactOp {}

  /** Integer binary and. */
  @Op(dialect = ArithDialect.class, name = "andi")
  @Trait({Commutative.class, Idempotent.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "AND")
  interface AndI extends IntegerBinaryOp {}

  /** Integer binary or. */
  @Op(dialect = ArithDialect.class, name = "ori")
  @Trait({Commutative.class, Idempotent.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "OR")
  interface OrI extends IntegerBinaryOp {}

  /** Integer binary xor. */
  @Op(dialect = ArithDialect.class, name = "xori")
  @Trait({Commutative.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "XOR")
  interface XOrI extends IntegerBinaryOp {}

  /**
   * Signed ceil integer division operation.
   *
   * <p>Rounds towards positive infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = ArithDialect.class, name = "ceildivsi")
  @FoldedBy(value = IntegerFold.class, name = "CEIL_DIV_S")
  interface CeilDivSI extends IntegerBinaryOp, SignedDivisionOp {}

  /**
   * Unsigned ceil integer division operation.
   *
   * <p>Rounds towards positive infinity. Division by zero is undefined.
   */
  @Op(dialect = ArithDialect.class, name = "ceildivui")
  @FoldedBy(value = IntegerFold.class, name = "CEIL_DIV_U")
  interface CeilDivUI extends IntegerBinaryOp, UnsignedDivisionOp {}

  /**
   * Signed floor integer division operation.
   *
   * <p>Rounds towards negative infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = ArithDialect.class, name = "floordivsi")
  @Trait(Pure.class)
  @FoldedBy(value = IntegerFold.class, name = "FLOOR_DIV_S")
  interface FloorDivSI extends IntegerBinaryOp {}

  /**
   * Signed integer division remainder operation.
   *
   * <p>The result has the sign of the first operand.
   */
  @Op(dialect = ArithDialect.class, name = "remsi")
  @Trait(Pure.class)
  @FoldedBy(value = IntegerFold.class, name = "REM_S")
  interface RemSI extends IntegerBinaryOp {}

  /** Unsigned integer division remainder operation. */
  @Op(dialect = ArithDialect.class, name = "remui")
  @Trait(Pure.class)
  @FoldedBy(value = IntegerFold.class, name = "REM_U")
  interface RemUI extends IntegerBinaryOp {}

  /** Signed integer maximum operation. */
  @Op(dialect = ArithDialect.class, name = "maxsi")
  @Trait({Commutative.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "MAX_S")
  interface MaxSI extends IntegerBinaryOp {}

  /** Unsigned integer maximum operation. */
  @Op(dialect = ArithDialect.class, name = "maxui")
  @Trait({Commutative.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "MAX_U")
  interface MaxUI extends IntegerBinaryOp {}

  /** Signed integer minimum operation. */
  @Op(dialect = ArithDialect.class, name = "minsi")
  @Trait({Commutative.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "MIN_S")
  interface MinSI extends IntegerBinaryOp {}

  /** Unsigned integer minimum operation. */
  @Op(dialect = ArithDialect.class, name = "minui")
  @Trait({Commutative.class, Pure.class})
  @FoldedBy(value = IntegerFold.class, name = "MIN_U")
  interface MinUI extends IntegerBinaryOp {}

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
  @FoldedBy(value = IntegerFold.class, name = "foldAddExtended")
  interface AddUIExtended extends ExtendedOp {
    /** The sum. */
    @Result(SignlessIntegerOrIndexLike.class)
    Value sum();

    /** Whether it overflowed. */
    @Result(BoolLike.class)
    Value overflow();
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
  @FoldedBy(value = IntegerFold.class, name = "MUL_EXTENDED_S")
  interface MulSIExtended extends ExtendedMultiplicationOp {}

  /** Extended unsigned integer multiplication operation. */
  @Op(dialect = ArithDialect.class, name = "mului_extended")
  @FoldedBy(value = IntegerFold.class, name = "MUL_EXTENDED_U")
  interface MulUIExtended extends ExtendedMultiplicationOp {}
}
