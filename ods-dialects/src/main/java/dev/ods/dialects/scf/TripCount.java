// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.fold.APInt;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import org.jspecify.annotations.Nullable;

/** How often a loop runs, as far as that is known. */
final class TripCount {
  private TripCount() {}

  /** The number of iterations, without a sign; null if it is not known. */
  static @Nullable APInt of(Value lower, Value upper, Value step, boolean signed) {
    APInt from = Matchers.integer(lower);
    APInt to = Matchers.integer(upper);
    APInt by = Matchers.integer(step);
    if (lower.equals(upper) || (from != null && from.equals(to))) {
      return APInt.of(64, 0);
    }
    if (from != null && from.isZero() && (upper.equals(step) || (to != null && to.equals(by)))) {
      return APInt.of(64, 1);
    }
    if (by != null && by.isZero()) {
      return null;
    }
    APInt distance;
    if (from != null && to != null) {
      int order = signed ? to.compareSigned(from) : to.compareUnsigned(from);
      if (order <= 0) {
        return APInt.of(64, 0);
      }
      distance = to.subtract(from);
    } else {
      distance = from == null && to == null ? distance(lower, upper, signed) : null;
      if (distance != null && signed && distance.isNegative()) {
        return APInt.of(64, 0);
      }
    }
    if (distance == null || by == null || (signed && by.isNegative())) {
      return null;
    }
    return distance.divideCeilingUnsigned(by);
  }

  /** The number that was added to the lower bound, without overflow, as the upper one. */
  private static @Nullable APInt distance(Value lower, Value upper, boolean signed) {
    Operation sum = Matchers.definition(upper, AddIOp.MODEL);
    IntegerOverflowFlags flag = signed ? IntegerOverflowFlags.NSW : IntegerOverflowFlags.NUW;
    return sum != null
            && sum.operand(0).equals(lower)
            && AddIOp.of(sum).overflowFlags().contains(flag)
        ? Matchers.integer(sum.operand(1))
        : null;
  }
}
