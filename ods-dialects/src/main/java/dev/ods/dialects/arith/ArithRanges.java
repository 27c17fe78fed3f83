// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.IndexRanges;
import dev.ods.range.IntComparison;
import dev.ods.range.IntRange;
import dev.ods.range.IntRangeArithmetic;
import dev.ods.range.IntRangeBits;
import dev.ods.range.IntRangeFunction;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What numbers the results of operations on integers may be. */
final class ArithRanges {
  private static final Map<OpModel, IntRangeFunction> FUNCTIONS =
      Map.ofEntries(
          Map.entry(DivSIOp.MODEL, IntRangeArithmetic::divideSigned),
          Map.entry(DivUIOp.MODEL, IntRangeArithmetic::divideUnsigned),
          Map.entry(CeilDivSIOp.MODEL, IntRangeArithmetic::divideCeiling),
          Map.entry(CeilDivUIOp.MODEL, IntRangeArithmetic::divideCeilingUnsigned),
          Map.entry(FloorDivSIOp.MODEL, IntRangeArithmetic::divideFloor),
          Map.entry(RemSIOp.MODEL, IntRangeArithmetic::remainderSigned),
          Map.entry(RemUIOp.MODEL, IntRangeArithmetic::remainderUnsigned),
          Map.entry(AndIOp.MODEL, IntRangeBits::and),
          Map.entry(OrIOp.MODEL, IntRangeBits::or),
          Map.entry(XOrIOp.MODEL, IntRangeBits::xor),
          Map.entry(MaxSIOp.MODEL, IntRangeBits::maxSigned),
          Map.entry(MaxUIOp.MODEL, IntRangeBits::maxUnsigned),
          Map.entry(MinSIOp.MODEL, IntRangeBits::minSigned),
          Map.entry(MinUIOp.MODEL, IntRangeBits::minUnsigned),
          Map.entry(ShRSIOp.MODEL, IntRangeBits::shiftRightSigned),
          Map.entry(ShRUIOp.MODEL, IntRangeBits::shiftRightUnsigned));

  private ArithRanges() {}

  static IntRange binary(Operation op, List<IntRange> operands) {
    IntRange lhs = operands.get(0);
    IntRange rhs = operands.get(1);
    IntRangeFunction function = FUNCTIONS.get(op.name().model());
    if (function != null) {
      return function.apply(lhs, rhs);
    }
    Set<IntegerOverflowFlags> flags =
        Objects.requireNonNull(op.as(IntegerOps.OverflowOp.class)).overflowFlags();
    boolean nsw = flags.contains(IntegerOverflowFlags.NSW);
    boolean nuw = flags.contains(IntegerOverflowFlags.NUW);
    if (op.is(AddIOp.MODEL)) {
      return IntRangeArithmetic.add(lhs, rhs, nsw, nuw);
    } else if (op.is(SubIOp.MODEL)) {
      return IntRangeArithmetic.subtract(lhs, rhs, nsw, nuw);
    }
    return op.is(MulIOp.MODEL)
        ? IntRangeArithmetic.multiply(lhs, rhs, nsw, nuw)
        : IntRangeBits.shiftLeft(lhs, rhs, nsw, nuw);
  }

  /** The same number, of the type of a result. */
  static IntRange resized(IntRange range, Type type, boolean signed) {
    return IndexRanges.resize(range, IntRange.widthOf(type), signed);
  }

  static IntRange compared(CmpIPredicate predicate, List<IntRange> operands) {
    IntComparison comparison = IntComparison.valueOf(predicate.name());
    return IntComparison.result(comparison.evaluate(operands.get(0), operands.get(1)));
  }

  /** What the choice by a condition may be; null if nothing is known yet. */
  static @Nullable IntRange selected(List<? extends @Nullable IntRange> operands) {
    IntRange condition = operands.get(0);
    IntRange whenTrue = operands.get(1);
    IntRange whenFalse = operands.get(2);
    APInt known = condition == null ? null : condition.constant();
    if (known != null) {
      return known.isZero() ? whenFalse : whenTrue;
    }
    if (whenTrue == null || whenFalse == null) {
      return whenTrue == null ? whenFalse : whenTrue;
    }
    return whenTrue.union(whenFalse);
  }
}
