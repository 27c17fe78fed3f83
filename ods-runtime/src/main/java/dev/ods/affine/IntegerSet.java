// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code (d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)}: the integer points that satisfy constraints.
 * Sets are immutable and uniqued per context: compare them with {@code ==}.
 */
public final class IntegerSet {
  record Key(int dims, int symbols, List<AffineExpr> constraints, List<Boolean> equalities) {}

  private final Context context;
  private final int dimCount;
  private final int symbolCount;
  private final List<AffineExpr> constraints;
  private final List<Boolean> equalities;

  IntegerSet(Context context, Key key) {
    this.context = context;
    this.dimCount = key.dims();
    this.symbolCount = key.symbols();
    this.constraints = key.constraints();
    this.equalities = key.equalities();
  }

  /**
   * The set of points for which each expression is 0, or is not negative.
   *
   * @param equalities for each constraint, whether its expression must be 0
   * @throws IllegalArgumentException if there is no constraint, or not one flag for each
   */
  public static IntegerSet get(
      Context context,
      int dimCount,
      int symbolCount,
      List<AffineExpr> constraints,
      boolean[] equalities) {
    if (constraints.isEmpty() || constraints.size() != equalities.length) {
      throw new IllegalArgumentException(
          "an integer set needs a constraint (0 == 0 holds always), and a flag for each");
    }
    List<Boolean> flags = new ArrayList<>();
    for (boolean equality : equalities) {
      flags.add(equality);
    }
    return AffineUniquer.of(context)
        .set(new Key(dimCount, symbolCount, List.copyOf(constraints), List.copyOf(flags)));
  }

  /** The context that owns this set. */
  public Context context() {
    return context;
  }

  /** The number of dimensions. */
  public int dimCount() {
    return dimCount;
  }

  /** The number of symbols. */
  public int symbolCount() {
    return symbolCount;
  }

  /** The number of constraints, at least one. */
  public int constraintCount() {
    return constraints.size();
  }

  /** The expression of a constraint. */
  public AffineExpr constraint(int index) {
    return constraints.get(index);
  }

  /** Whether the expression of a constraint must be 0; otherwise, it must not be negative. */
  public boolean isEquality(int index) {
    return equalities.get(index);
  }
}
