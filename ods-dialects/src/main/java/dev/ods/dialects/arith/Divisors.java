// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.effect.Speculatability;
import dev.ods.fold.APInt;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.trait.ConstantLike;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether divisions by a value are defined, whatever is divided. */
final class Divisors {
  private Divisors() {}

  /** Unsigned division by zero is undefined. */
  static Speculatability unsigned(Value divisor) {
    IntRange range = range(divisor);
    return of(range != null && !range.umin().isZero());
  }

  /** Signed division by zero is undefined, and so is that of the least number by -1. */
  static Speculatability signed(Value divisor) {
    IntRange range = range(divisor);
    return of(range != null && lacks(range, 0) && lacks(range, -1));
  }

  private static boolean lacks(IntRange range, int number) {
    APInt value = APInt.of(range.width(), number);
    return range.smin().compareSigned(value) > 0 || range.smax().compareSigned(value) < 0;
  }

  private static Speculatability of(boolean defined) {
    return defined ? Speculatability.SPECULATABLE : Speculatability.NOT_SPECULATABLE;
  }

  /**
   * What a value, or each of its elements, may be by what the operation says that computes it,
   * whatever its operands are; null if it says nothing.
   */
  private static @Nullable IntRange range(Value value) {
    Operation op = value.definingOp();
    if (op == null) {
      return null;
    }
    Attribute constant = op.name().hasTrait(ConstantLike.class) ? op.attribute("value") : null;
    IntRange known = constant == null ? null : IntRange.ofConstant(constant);
    return known != null && known.width() != 0 ? known : inferred(op, value);
  }

  private static @Nullable IntRange inferred(Operation op, Value value) {
    InferIntRangeInterface inferring = op.as(InferIntRangeInterface.class);
    if (inferring == null) {
      return null;
    }
    List<@Nullable IntRange> operands = new ArrayList<>();
    for (Value operand : op.operands()) {
      IntRange max = IntRange.max(operand.type());
      operands.add(max.width() == 0 ? null : max);
    }
    IntRange[] found = new IntRange[1];
    inferring.inferResultRangesFromOptional(
        operands,
        (result, range) -> {
          if (result.equals(value) && range.width() != 0) {
            found[0] = range;
          }
        });
    return found[0];
  }
}
