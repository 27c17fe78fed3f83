// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import dev.ods.builtin.IntegerType;
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
    BigInteger distance = Constants.integer(step);
    if (lower.equals(upper) || ZERO.equals(distance)) {
      return Optional.of(ZERO);
    }
    BigInteger difference = difference(lower, upper, isSigned);
    if (difference == null) {
      return Optional.empty();
    }
    if (difference.signum() <= 0) {
      return Optional.of(ZERO);
    }
    if (distance == null) {
      return Optional.empty();
    }
    return Optional.of(
        distance.signum() < 0 ? ZERO : difference.add(distance).subtract(ONE).divide(distance));
  }

  /** The upper bound less the lower one; null if it is not known. */
  private static @Nullable BigInteger difference(Value lower, Value upper, boolean isSigned) {
    BigInteger from = Constants.integer(lower);
    BigInteger to = Constants.integer(upper);
    if (from == null && to == null) {
      return addend(lower, upper, isSigned);
    }
    if (from == null || to == null) {
      return null;
    }
    int width = lower.type() instanceof IntegerType integer ? integer.width() : Long.SIZE;
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
