// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An expression over dimensions and symbols: {@code (d0 + s0) floordiv 4}. Expressions are
 * immutable and uniqued per context: compare them with {@code ==}.
 *
 * <p>Expressions are simplified on creation as in MLIR, so that {@code d0.add(zero)} is {@code d0}.
 * Simplification considers only the top of an expression and the terms of a sum; an expression may
 * be of any depth. Arithmetic of constants wraps around at 64 bits where MLIR's does. All operands
 * are of one context, otherwise there is an {@link IllegalArgumentException}.
 */
public abstract sealed class AffineExpr
    permits AffineDimExpr, AffineSymbolExpr, AffineConstantExpr, AffineBinaryExpr {
  private final Context context;
  private final int hash;

  /** How many dimensions and symbols a map needs that has this expression. */
  private final int leastDims;

  private final int leastSymbols;

  AffineExpr(Context context, int hash, int leastDims, int leastSymbols) {
    this.context = context;
    this.hash = hash;
    this.leastDims = leastDims;
    this.leastSymbols = leastSymbols;
  }

  /**
   * The dimension {@code d<position>}.
   *
   * @throws IllegalArgumentException if the position is negative
   */
  public static AffineExpr dim(Context context, int position) {
    return AffineUniquer.of(context).dim(requirePosition(position));
  }

  /**
   * The symbol {@code s<position>}.
   *
   * @throws IllegalArgumentException if the position is negative
   */
  public static AffineExpr symbol(Context context, int position) {
    return AffineUniquer.of(context).symbol(requirePosition(position));
  }

  private static int requirePosition(int position) {
    if (position < 0) {
      throw new IllegalArgumentException("dimensions and symbols are counted from 0: " + position);
    }
    return position;
  }

  /** A constant. */
  public static AffineExpr constant(Context context, long value) {
    return AffineUniquer.of(context).constant(value);
  }

  /** The context that owns this expression. */
  public final Context context() {
    return context;
  }

  /** Whether another expression of the same context and hash has the same parameters. */
  abstract boolean hasParametersOf(AffineExpr other);

  /** A hash of the parameters. */
  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other;
  }

  /**
   * Checks the expressions of a map or a set.
   *
   * @throws IllegalArgumentException if one is of another context, or has a dimension or a symbol
   *     that is not declared
   */
  static void require(
      Context context, int dimCount, int symbolCount, List<AffineExpr> expressions) {
    if (dimCount < 0 || symbolCount < 0) {
      throw new IllegalArgumentException(
          "negative numbers of dimensions or symbols: " + dimCount + ", " + symbolCount);
    }
    for (AffineExpr each : expressions) {
      if (each.context != context) {
        throw new IllegalArgumentException("an expression is of another context");
      }
      if (each.leastDims > dimCount || each.leastSymbols > symbolCount) {
        throw new IllegalArgumentException(
            "an expression needs %d dimensions and %d symbols, but there are %d and %d"
                .formatted(each.leastDims, each.leastSymbols, dimCount, symbolCount));
      }
    }
  }

  /** How many dimensions a map needs that has this expression. */
  final int leastDims() {
    return leastDims;
  }

  /** How many symbols a map needs that has this expression. */
  final int leastSymbols() {
    return leastSymbols;
  }

  /**
   * The expression of an operator and two operands, simplified.
   *
   * @throws IllegalArgumentException if the operands are of different contexts
   */
  public static AffineExpr binary(AffineBinaryExpr.Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return switch (kind) {
      case ADD -> lhs.add(rhs);
      case MUL -> lhs.multiply(rhs);
      case MOD -> lhs.mod(rhs);
      case FLOOR_DIV -> lhs.floorDiv(rhs);
      case CEIL_DIV -> lhs.ceilDiv(rhs);
    };
  }

  /** {@code this + other}. */
  public final AffineExpr add(AffineExpr other) {
    requireContextOf(other);
    AffineExpr simple = AffineAddition.simplify(this, other);
    return simple != null ? simple : commutative(AffineBinaryExpr.Kind.ADD, other);
  }

  /** {@code this + number}. */
  public final AffineExpr add(long number) {
    return add(constant(context, number));
  }

  /** {@code this - other}. */
  public final AffineExpr subtract(AffineExpr other) {
    return add(other.negate());
  }

  /** {@code this * other}. */
  public final AffineExpr multiply(AffineExpr other) {
    requireContextOf(other);
    AffineExpr simple = AffineSimplifier.multiply(this, other);
    return simple != null ? simple : commutative(AffineBinaryExpr.Kind.MUL, other);
  }

  /** {@code this * number}. */
  public final AffineExpr multiply(long number) {
    return multiply(constant(context, number));
  }

  /** {@code -this}. */
  public final AffineExpr negate() {
    return multiply(-1);
  }

  /** {@code this floordiv other}: the quotient rounded down. */
  public final AffineExpr floorDiv(AffineExpr other) {
    requireContextOf(other);
    AffineExpr simple = AffineSimplifier.floorDiv(this, other);
    return simple != null ? simple : raw(AffineBinaryExpr.Kind.FLOOR_DIV, this, other);
  }

  /** {@code this floordiv number}. */
  public final AffineExpr floorDiv(long number) {
    return floorDiv(constant(context, number));
  }

  /** {@code this ceildiv other}: the quotient rounded up. */
  public final AffineExpr ceilDiv(AffineExpr other) {
    requireContextOf(other);
    AffineExpr simple = AffineSimplifier.ceilDiv(this, other);
    return simple != null ? simple : raw(AffineBinaryExpr.Kind.CEIL_DIV, this, other);
  }

  /** {@code this ceildiv number}. */
  public final AffineExpr ceilDiv(long number) {
    return ceilDiv(constant(context, number));
  }

  /** {@code this mod other}: the remainder, not negative. */
  public final AffineExpr mod(AffineExpr other) {
    requireContextOf(other);
    AffineExpr simple = AffineSimplifier.mod(this, other);
    return simple != null ? simple : raw(AffineBinaryExpr.Kind.MOD, this, other);
  }

  /** {@code this mod number}. */
  public final AffineExpr mod(long number) {
    return mod(constant(context, number));
  }

  private void requireContextOf(AffineExpr other) {
    if (other.context != context) {
      throw new IllegalArgumentException("an expression is of another context");
    }
  }

  /** Dimensions and symbols are ordered by position, dimensions first. */
  private AffineExpr commutative(AffineBinaryExpr.Kind kind, AffineExpr other) {
    return mustSwap(this, other) ? raw(kind, other, this) : raw(kind, this, other);
  }

  private static boolean mustSwap(AffineExpr lhs, AffineExpr rhs) {
    return lhs.variableOrder() >= 0
        && rhs.variableOrder() >= 0
        && lhs.variableOrder() >= rhs.variableOrder();
  }

  private static AffineExpr raw(AffineBinaryExpr.Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return AffineUniquer.of(lhs.context).binary(kind, lhs, rhs);
  }

  /** Calls the method of a visitor for the kind of this expression. */
  public abstract <R extends @Nullable Object> R accept(AffineExprVisitor<R> visitor);

  /** The rank of a dimension or symbol among the operands of a sum or product; otherwise -1. */
  abstract long variableOrder();

  /** Whether there is no dimension in this expression. */
  public abstract boolean isSymbolicOrConstant();

  /** Whether multiplication, division and remainder have a constant operand everywhere. */
  public abstract boolean isPureAffine();

  /** The greatest number that is known to divide every value of this expression. */
  public abstract long largestKnownDivisor();

  /** The value if this is a constant, or null. */
  static @Nullable AffineConstantExpr constant(AffineExpr expr) {
    return expr instanceof AffineConstantExpr constant ? constant : null;
  }

  /** The expression if it is of this operator, or null. */
  static @Nullable AffineBinaryExpr binary(AffineExpr expr, AffineBinaryExpr.Kind kind) {
    return expr instanceof AffineBinaryExpr binary && binary.kind() == kind ? binary : null;
  }

  /**
   * This expression with other expressions for its dimensions and symbols; those beyond the ends of
   * the arrays stay.
   *
   * @throws IllegalArgumentException if one that occurs in the result is of another context
   */
  public final AffineExpr replace(AffineExpr[] dims, AffineExpr[] symbols) {
    AffineExpr replaced = new AffineReplacer(dims, symbols).of(this);
    requireContextOf(replaced);
    return replaced;
  }

  /**
   * This expression with other expressions for some of its parts, the largest ones first.
   *
   * @throws IllegalArgumentException if one that occurs in the result is of another context
   */
  public final AffineExpr replace(Map<AffineExpr, AffineExpr> parts) {
    AffineExpr replaced = AffinePartReplacer.replace(this, parts);
    requireContextOf(replaced);
    return replaced;
  }

  /** This expression with greater positions of its dimensions and symbols. */
  public final AffineExpr shift(int dims, int symbols) {
    return new AffineShift(dims, symbols).of(this);
  }

  /** Adds the positions of the dimensions and symbols that occur in this expression to sets. */
  public final void addVariables(BitSet dims, BitSet symbols) {
    AffineVariables.add(this, dims, symbols);
  }

  /**
   * The expression that results from this one as a sum of multiples of its dimensions, its symbols
   * and other terms, which is shorter if terms cancel each other out (MLIR's {@code
   * simplifyAffineExpr}).
   *
   * @param dimCount more than the position of any dimension in this expression
   * @param symbolCount more than the position of any symbol in this expression
   * @throws IllegalArgumentException if this expression has a dimension or a symbol beyond them
   */
  public final AffineExpr simplify(int dimCount, int symbolCount) {
    require(context, dimCount, symbolCount, List.of(this));
    AffineExpr expr =
        isPureAffine() ? this : new SemiAffineSimplifier(dimCount, symbolCount).of(this);
    AffineFlattener flattener = new AffineFlattener(context, dimCount, symbolCount);
    AffineFlattener.Sum sum = flattener.sum(expr);
    if (!flattener.isDefined()) {
      return expr;
    }
    AffineExpr flat = flattener.expression(sum);
    return flat == expr || expr.isPureAffine()
        ? flat
        : SemiAffineSum.of(context, flattener, sum, dimCount, symbolCount);
  }

  /** As MLIR writes it, for example {@code d0 + s0}. */
  @Override
  public final String toString() {
    return AffineText.of(printer -> printer.print(this));
  }
}
