// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineRange;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.math.BigInteger;

/** What loops say of their numbers. */
final class LoopRanges {
  private LoopRanges() {}

  /** What is known of a value, if it is the number that {@code affine.for} runs over. */
  static AffineRange of(Value value) {
    Region region = value.isBlockArgument() ? value.parentRegion() : null;
    Operation owner = region == null ? null : region.parentOp();
    if (owner == null || !owner.is(ForOp.MODEL) || value.index() != 0) {
      return AffineRange.UNKNOWN;
    }
    ForOp loop = ForOp.of(owner);
    long step = loop.step().value();
    if (step <= 0) {
      return AffineRange.UNKNOWN;
    }
    AffineMap lower = loop.lowerBoundMap().value();
    // The numbers are the lower bound and multiples of the step from there.
    BigInteger divisor =
        BigInteger.valueOf(lower.largestKnownDivisor()).gcd(BigInteger.valueOf(step));
    return AffineRange.ofLoop(
        lower.singleConstant(),
        loop.upperBoundMap().value().singleConstant(),
        step,
        divisor.longValueExact());
  }
}
