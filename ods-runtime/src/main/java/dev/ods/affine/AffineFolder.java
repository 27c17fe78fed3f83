// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineBinaryExpr.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes expressions of constants. */
final class AffineFolder extends AffineEvaluation<AffineFolder.Folded> {
  /** What an expression evaluates to. */
  sealed interface Folded {}

  /** A number. */
  record Known(long value) implements Folded {}

  /** Depends on something that is no constant. */
  record Unknown() implements Folded {}

  /** A division by zero, or a remainder of a division by a number that is not positive. */
  record Poison() implements Folded {}

  private static final Folded UNKNOWN = new Unknown();
  private static final Folded POISON = new Poison();

  private final int dimCount;
  private final List<@Nullable Long> inputs;

  /**
   * For constants.
   *
   * @param dimCount how many of the inputs are dimensions; the others are symbols
   * @param inputs the numbers, null for each that is not known
   */
  AffineFolder(int dimCount, List<@Nullable Long> inputs) {
    this.dimCount = dimCount;
    this.inputs = inputs;
  }

  @Override
  protected Folded ofLeaf(AffineExpr leaf) {
    if (leaf instanceof AffineConstantExpr constant) {
      return new Known(constant.value());
    }
    int position =
        leaf instanceof AffineDimExpr dim
            ? dim.position()
            : dimCount + ((AffineSymbolExpr) leaf).position();
    Long value = inputs.get(position);
    return value == null ? UNKNOWN : new Known(value);
  }

  @Override
  protected Folded ofBinary(AffineBinaryExpr expr, Folded lhs, Folded rhs) {
    // As in MLIR, what follows an unknown operand does not matter, even if it is poison.
    if (!(lhs instanceof Known left)) {
      return lhs;
    }
    return rhs instanceof Known right ? computed(expr.kind(), left.value, right.value) : rhs;
  }

  private static Folded computed(Kind kind, long lhs, long rhs) {
    if (kind == Kind.MOD ? rhs < 1 : rhs == 0 && kind != Kind.ADD && kind != Kind.MUL) {
      return POISON;
    }
    return new Known(
        switch (kind) {
          case ADD -> lhs + rhs;
          case MUL -> lhs * rhs;
          case MOD -> Math.floorMod(lhs, rhs);
          case FLOOR_DIV -> Math.floorDiv(lhs, rhs);
          case CEIL_DIV -> ceilDiv(lhs, rhs);
        });
  }

  static long ceilDiv(long lhs, long rhs) {
    long quotient = lhs / rhs;
    boolean isBelow = (lhs ^ rhs) >= 0 && quotient * rhs != lhs;
    return isBelow ? quotient + 1 : quotient;
  }
}
