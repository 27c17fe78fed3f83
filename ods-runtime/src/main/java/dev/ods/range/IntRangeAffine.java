// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineEvaluation;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.fold.APInt;
import java.util.List;

/** The ranges of affine expressions (MLIR's {@code inferAffineExpr}). */
public final class IntRangeAffine {
  private static final APInt ZERO = APInt.of(IntRange.INDEX_WIDTH, 0);
  private static final APInt ONE = APInt.of(IntRange.INDEX_WIDTH, 1);

  private IntRangeAffine() {}

  /**
   * What numbers an expression may be; a sum or a product does not overflow, and divisors are
   * positive.
   *
   * @param dims the ranges of its dimensions, of the width of an index
   * @param symbols those of its symbols, of the same width
   * @throws IndexOutOfBoundsException if the expression has more dimensions or symbols
   */
  public static IntRange infer(AffineExpr expr, List<IntRange> dims, List<IntRange> symbols) {
    return new Inference(dims, symbols).of(expr);
  }

  private static final class Inference extends AffineEvaluation<IntRange> {
    private final List<IntRange> dims;
    private final List<IntRange> symbols;

    Inference(List<IntRange> dims, List<IntRange> symbols) {
      this.dims = dims;
      this.symbols = symbols;
    }

    @Override
    protected IntRange ofLeaf(AffineExpr leaf) {
      if (leaf instanceof AffineDimExpr dim) {
        return dims.get(dim.position());
      }
      return leaf instanceof AffineSymbolExpr symbol
          ? symbols.get(symbol.position())
          : IntRange.of(APInt.of(IntRange.INDEX_WIDTH, ((AffineConstantExpr) leaf).value()));
    }

    @Override
    protected IntRange ofBinary(AffineBinaryExpr expr, IntRange lhs, IntRange rhs) {
      return switch (expr.kind()) {
        case ADD -> IntRangeArithmetic.add(lhs, rhs, true, false);
        case MUL -> IntRangeArithmetic.multiply(lhs, rhs, true, false);
        case MOD -> remainder(lhs, rhs);
        case FLOOR_DIV -> quotient(lhs, rhs, IntRangeArithmetic::divideFloor);
        case CEIL_DIV -> quotient(lhs, rhs, IntRangeArithmetic::divideCeiling);
      };
    }
  }

  /** Quotients of positive divisors; anything if there is none, as in code that is not executed. */
  private static IntRange quotient(IntRange lhs, IntRange rhs, IntRangeFunction divide) {
    return rhs.smax().compareSigned(ONE) < 0
        ? IntRange.max(IntRange.INDEX_WIDTH)
        : divide.apply(lhs, positive(rhs));
  }

  /** Remainders, which are never negative. */
  private static IntRange remainder(IntRange lhs, IntRange rhs) {
    APInt least = rhs.smin();
    APInt greatest = rhs.smax();
    if (greatest.compareSigned(ONE) < 0) {
      return IntRange.max(IntRange.INDEX_WIDTH);
    }
    if (!lhs.smin().isNegative() && least.compareSigned(ZERO) > 0) {
      if (lhs.smax().compareUnsigned(least) < 0) {
        return IntRange.ofUnsigned(lhs.smin(), lhs.smax());
      }
      if (least.equals(greatest)
          && lhs.smin().bits() / least.bits() == lhs.smax().bits() / least.bits()) {
        return IntRange.ofUnsigned(remainder(lhs.smin(), least), remainder(lhs.smax(), least));
      }
    }
    return IntRange.ofUnsigned(ZERO, greatest.subtract(ONE));
  }

  /** Of numbers that are not negative. */
  private static APInt remainder(APInt number, APInt divisor) {
    return APInt.of(IntRange.INDEX_WIDTH, number.bits() % divisor.bits());
  }

  /** The positive numbers of a range, as divisors are. */
  private static IntRange positive(IntRange range) {
    return IntRange.ofUnsigned(range.umin().maxUnsigned(ONE), range.umax())
        .intersection(IntRange.ofSigned(range.smin().maxSigned(ONE), range.smax()));
  }
}
