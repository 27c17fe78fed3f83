// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code (d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)}: the integer points that satisfy constraints.
 * Sets are immutable and uniqued per context: compare them with {@code ==}.
 */
public final class IntegerSet {
  private final Context context;
  private final int dimCount;
  private final int symbolCount;
  private final List<AffineExpr> constraints;
  private final boolean[] equalities;
  private final int hash;

  private IntegerSet(
      Context context,
      int dimCount,
      int symbolCount,
      List<AffineExpr> constraints,
      boolean[] equalities) {
    this.context = context;
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
    this.constraints = constraints;
    this.equalities = equalities;
    this.hash =
        ((constraints.hashCode() * 31 + Arrays.hashCode(equalities)) * 31 + dimCount) * 31
            + symbolCount;
  }

  /**
   * The set of points for which each expression is 0, or is not negative.
   *
   * @param equalities for each constraint, whether its expression must be 0
   * @throws IllegalArgumentException if there is no constraint, or not one flag for each; or if an
   *     expression is of another context, or has a dimension or a symbol beyond those of the set
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
    List<AffineExpr> copy = List.copyOf(constraints);
    AffineExpr.require(context, dimCount, symbolCount, copy);
    return AffineUniquer.of(context)
        .set(new IntegerSet(context, dimCount, symbolCount, copy, equalities.clone()));
  }

  /** Whether another set of the same context and hash has the same parameters. */
  boolean hasParametersOf(IntegerSet other) {
    return dimCount == other.dimCount
        && symbolCount == other.symbolCount
        && constraints.equals(other.constraints)
        && Arrays.equals(equalities, other.equalities);
  }

  /** A hash of the parameters. */
  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
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
    return equalities[index];
  }

  /** The expressions of the constraints, as a map. */
  public AffineMap asMap() {
    return AffineMap.get(context, dimCount, symbolCount, constraints);
  }

  /** The set of the same kinds of constraints, whose expressions are the results of a map. */
  public IntegerSet withExpressions(AffineMap map) {
    return get(context, map.dimCount(), map.symbolCount(), map.results(), equalities);
  }

  /** Whether this is the set that is written {@code (1 == 0)}. */
  public boolean isTriviallyEmpty() {
    return isEqualityOf(1);
  }

  /** Whether this is the set that is written {@code (0 == 0)}, of all points. */
  public boolean isTriviallyFull() {
    return isEqualityOf(0);
  }

  private boolean isEqualityOf(long value) {
    return constraints.size() == 1
        && equalities[0]
        && constraints.get(0) instanceof AffineConstantExpr constant
        && constant.value() == value;
  }

  /** As MLIR writes it, for example {@code (d0)[s0] : (d0 - s0 >= 0)}. */
  @Override
  public String toString() {
    return AffineText.of(printer -> printer.print(this));
  }
}
