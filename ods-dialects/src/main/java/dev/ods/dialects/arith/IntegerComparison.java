// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.arith.attr.CmpFPredicate;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.floating.APFloat;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Compares an integer that was converted to a floating-point number with a constant. */
final class IntegerComparison {
  private IntegerComparison() {}

  /** Compares the integer itself, if the conversion cannot have changed the answer. */
  static boolean ofConverted(CmpFOp op, Rewriter rewriter) {
    APFloat rhs =
        Matchers.constant(op.rhs()) instanceof FloatAttr number
            ? ConstantFolding.floating(number)
            : null;
    Operation conversion = op.lhs().definingOp();
    if (rhs == null || rhs.isNan() || conversion == null) {
      return false;
    }
    boolean signed = conversion.is(SIToFPOp.MODEL);
    if ((!signed && !conversion.is(UIToFPOp.MODEL))
        || !(conversion.operandType(0) instanceof IntegerType type)
        || losesBits(rhs, type.width(), signed)) {
      return false;
    }
    Boolean known = knownByOrder(op.predicate());
    if (known != null) {
      return replace(op, known, rewriter);
    }
    CmpIPredicate predicate = integerPredicate(op.predicate(), signed);
    if (predicate == null) {
      return false;
    }
    known = knownByRange(predicate, rhs, type.width(), signed);
    if (known != null) {
      return replace(op, known, rewriter);
    }
    APInt whole = CastFolds.integer(rhs, type.width(), signed);
    if (whole == null) {
      return false;
    }
    if (!rhs.isInteger()) {
      known = knownOfFraction(predicate, rhs.isNegative());
      if (known != null) {
        return replace(op, known, rewriter);
      }
      predicate = beside(predicate, rhs.isNegative());
    }
    IntegerAttr bound = IntegerAttr.fromBits(type, whole.signed());
    Location location = op.operation().location();
    Value constant = ConstantOp.build(rewriter, location, bound).result();
    rewriter.replace(
        op.operation(),
        CmpIOp.build(rewriter, location, predicate, conversion.operand(0), constant).result());
    return true;
  }

  private static boolean replace(CmpFOp op, boolean result, Rewriter rewriter) {
    Operation old = op.operation();
    BoolAttr value = BoolAttr.get(old.context(), result);
    rewriter.replace(old, ConstantOp.build(rewriter, old.location(), value).result());
    return true;
  }

  /** Whether the conversion can round such that the comparison has another result. */
  private static boolean losesBits(APFloat rhs, int width, boolean signed) {
    int precision = rhs.format().precision();
    if (width <= precision) {
      return false;
    }
    int valueBits = signed ? width - 1 : width;
    if (rhs.isInfinite()) {
      return rhs.format().maxExponent() < valueBits;
    }
    return !rhs.isZero()
        && precision <= rhs.leadingExponent()
        && rhs.leadingExponent() <= valueBits;
  }

  /** Integers are never NaN. */
  private static @Nullable Boolean knownByOrder(CmpFPredicate predicate) {
    return switch (predicate) {
      case ORD -> Boolean.TRUE;
      case UNO -> Boolean.FALSE;
      default -> null;
    };
  }

  private static @Nullable CmpIPredicate integerPredicate(CmpFPredicate predicate, boolean signed) {
    return switch (predicate) {
      case UEQ, OEQ -> CmpIPredicate.EQ;
      case UNE, ONE -> CmpIPredicate.NE;
      case UGT, OGT -> signed ? CmpIPredicate.SGT : CmpIPredicate.UGT;
      case UGE, OGE -> signed ? CmpIPredicate.SGE : CmpIPredicate.UGE;
      case ULT, OLT -> signed ? CmpIPredicate.SLT : CmpIPredicate.ULT;
      case ULE, OLE -> signed ? CmpIPredicate.SLE : CmpIPredicate.ULE;
      default -> null;
    };
  }

  /**
   * The result if the bound is beyond all integers of the type. Formats without infinity have NaN
   * for an integer that is too large.
   */
  private static @Nullable Boolean knownByRange(
      CmpIPredicate predicate, APFloat rhs, int width, boolean signed) {
    BigInteger max = signed ? APInt.signedMax(width).signed() : APInt.of(width, -1).unsigned();
    APFloat greatest = APFloat.ofInteger(rhs.format(), max);
    if (!greatest.isNan() && greatest.compare(rhs) < 0) {
      return switch (predicate) {
        case NE, SLT, SLE, ULT, ULE -> true;
        default -> false;
      };
    }
    BigInteger min = signed ? APInt.signedMin(width).signed() : BigInteger.ZERO;
    APFloat least = APFloat.ofInteger(rhs.format(), min);
    if (!least.isNan() && least.compare(rhs) > 0) {
      return switch (predicate) {
        case NE, SGT, SGE, UGT, UGE -> true;
        default -> false;
      };
    }
    return null;
  }

  /** The result of a comparison with a number that is no integer, if that is enough to know. */
  private static @Nullable Boolean knownOfFraction(CmpIPredicate predicate, boolean negative) {
    return switch (predicate) {
      case NE -> Boolean.TRUE;
      case EQ -> Boolean.FALSE;
      case ULE, ULT -> negative ? Boolean.FALSE : null;
      case UGT, UGE -> negative ? Boolean.TRUE : null;
      default -> null;
    };
  }

  /** The comparison with a number's integer part that equals one with the number. */
  private static CmpIPredicate beside(CmpIPredicate predicate, boolean negative) {
    return switch (predicate) {
      case SLE -> negative ? CmpIPredicate.SLT : predicate;
      case SLT -> negative ? predicate : CmpIPredicate.SLE;
      case SGT -> negative ? CmpIPredicate.SGE : predicate;
      case SGE -> negative ? predicate : CmpIPredicate.SGT;
      case ULT -> CmpIPredicate.ULE;
      case UGE -> CmpIPredicate.UGT;
      default -> predicate;
    };
  }
}
