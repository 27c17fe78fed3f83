// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.control.LoopBound;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.ir.*;
import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How many iterations loops have (MLIR's {@code constantTripCount} of version 22). */
final class TripCounts {
  private TripCounts() {}

  static Optional<BigInteger> of(Value lower, Value upper, Value step, boolean isSigned) {
    return of(LoopBound.of(lower), LoopBound.of(upper), LoopBound.of(step), isSigned);
  }

  static Optional<BigInteger> of(
      LoopBound lower, LoopBound upper, LoopBound step, boolean isSigned) {
    BigInteger distance = integer(step);
    // As in MLIR, there are none with a step that is not positive, whatever the bounds.
    if (lower.equals(upper) || (distance != null && distance.signum() <= 0)) {
      return Optional.of(ZERO);
    }
    BigInteger difference = difference(lower, upper, isSigned);
    if (difference == null) {
      return Optional.empty();
    }
    if (difference.signum() <= 0) {
      return Optional.of(ZERO);
    }
    return distance == null
        ? Optional.empty()
        : Optional.of(difference.add(distance).subtract(ONE).divide(distance));
  }

  private static @Nullable BigInteger integer(LoopBound bound) {
    if (bound.value() != null) {
      return Constants.integer(bound.value());
    }
    return bound.constant() instanceof IntegerAttr number ? number.bigValue() : null;
  }

  /** The upper bound less the lower one; null if it is not known. */
  private static @Nullable BigInteger difference(
      LoopBound lower, LoopBound upper, boolean isSigned) {
    BigInteger from = integer(lower);
    BigInteger to = integer(upper);
    Value first = lower.value();
    Value last = upper.value();
    if (from == null && to == null) {
      return first == null || last == null ? null : addend(first, last, isSigned);
    }
    if (from == null || to == null) {
      return null;
    }
    int width =
        first != null && first.type() instanceof IntegerType type ? type.width() : Long.SIZE;
    if (!isSigned) {
      BigInteger mask = ONE.shiftLeft(width).subtract(ONE);
      return to.and(mask).subtract(from.and(mask));
    }
    BigInteger difference = to.subtract(from);
    // As in MLIR, it is negative if it does not fit.
    return difference.bitLength() < width ? difference : ONE.negate();
  }

  /** What is added to the lower bound without an overflow to get the upper one. */
  private static @Nullable BigInteger addend(Value lower, Value upper, boolean isSigned) {
    Operation op = upper.definingOp();
    if (op == null || !op.is(AddIOp.MODEL)) {
      return null;
    }
    AddIOp sum = AddIOp.of(op);
    return sum.lhs().equals(lower)
            && sum.overflowFlags()
                .contains(isSigned ? IntegerOverflowFlags.NSW : IntegerOverflowFlags.NUW)
        ? Constants.integer(sum.rhs())
        : null;
  }
}
