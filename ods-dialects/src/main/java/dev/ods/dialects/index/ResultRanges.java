// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.range.IndexRanges;
import dev.ods.range.IntRange;
import dev.ods.range.IntRangeArithmetic;
import dev.ods.range.IntRangeBits;
import dev.ods.range.IntRangeFunction;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What numbers the results of binary operations may be. */
final class ResultRanges {
  private static final Map<OpModel, Rule> RULES =
      Map.ofEntries(
          both(AddOp.MODEL, (a, b) -> IntRangeArithmetic.add(a, b, false, false)),
          both(SubOp.MODEL, (a, b) -> IntRangeArithmetic.subtract(a, b, false, false)),
          both(MulOp.MODEL, (a, b) -> IntRangeArithmetic.multiply(a, b, false, false)),
          both(ShlOp.MODEL, (a, b) -> IntRangeBits.shiftLeft(a, b, false, false)),
          signed(DivSOp.MODEL, IntRangeArithmetic::divideSigned),
          signed(CeilDivSOp.MODEL, IntRangeArithmetic::divideCeiling),
          signed(FloorDivSOp.MODEL, IntRangeArithmetic::divideFloor),
          signed(RemSOp.MODEL, IntRangeArithmetic::remainderSigned),
          signed(MaxSOp.MODEL, IntRangeBits::maxSigned),
          signed(MinSOp.MODEL, IntRangeBits::minSigned),
          signed(ShrSOp.MODEL, IntRangeBits::shiftRightSigned),
          unsigned(DivUOp.MODEL, IntRangeArithmetic::divideUnsigned),
          unsigned(CeilDivUOp.MODEL, IntRangeArithmetic::divideCeilingUnsigned),
          unsigned(RemUOp.MODEL, IntRangeArithmetic::remainderUnsigned),
          unsigned(MaxUOp.MODEL, IntRangeBits::maxUnsigned),
          unsigned(MinUOp.MODEL, IntRangeBits::minUnsigned),
          unsigned(ShrUOp.MODEL, IntRangeBits::shiftRightUnsigned),
          unsigned(AndOp.MODEL, IntRangeBits::and),
          unsigned(OrOp.MODEL, IntRangeBits::or),
          unsigned(XOrOp.MODEL, IntRangeBits::xor));

  private ResultRanges() {}

  private record Rule(IntRangeFunction function, IndexRanges.Reading reading) {}

  private static Map.Entry<OpModel, Rule> both(OpModel model, IntRangeFunction function) {
    return Map.entry(model, new Rule(function, IndexRanges.Reading.BOTH));
  }

  private static Map.Entry<OpModel, Rule> signed(OpModel model, IntRangeFunction function) {
    return Map.entry(model, new Rule(function, IndexRanges.Reading.SIGNED));
  }

  private static Map.Entry<OpModel, Rule> unsigned(OpModel model, IntRangeFunction function) {
    return Map.entry(model, new Rule(function, IndexRanges.Reading.UNSIGNED));
  }

  static IntRange of(Operation op, List<IntRange> operands) {
    Rule rule = Objects.requireNonNull(RULES.get(op.name().model()));
    return IndexRanges.infer(rule.function, rule.reading, operands.get(0), operands.get(1));
  }
}
