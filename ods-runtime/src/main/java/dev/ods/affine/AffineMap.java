// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code (d0, d1)[s0] -> (d0 + s0, d1)}: from dimensions and symbols to the values of expressions.
 * Maps are immutable and uniqued per context: compare them with {@code ==}.
 */
public final class AffineMap {
  private final Context context;
  private final int dimCount;
  private final int symbolCount;
  private final List<AffineExpr> results;
  private final int hash;

  private AffineMap(Context context, int dimCount, int symbolCount, List<AffineExpr> results) {
    this.context = context;
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
    this.results = results;
    this.hash = (results.hashCode() * 31 + dimCount) * 31 + symbolCount;
  }

  /** The map of so many dimensions and symbols to these expressions. */
  public static AffineMap get(
      Context context, int dimCount, int symbolCount, List<AffineExpr> results) {
    return AffineUniquer.of(context)
        .map(new AffineMap(context, dimCount, symbolCount, List.copyOf(results)));
  }

  /** The map of so many dimensions and symbols to these expressions. */
  public static AffineMap get(
      Context context, int dimCount, int symbolCount, AffineExpr... results) {
    return get(context, dimCount, symbolCount, List.of(results));
  }

  /** The map of so many dimensions to themselves. */
  public static AffineMap identity(Context context, int dimCount) {
    List<AffineExpr> dims = new ArrayList<>();
    for (int i = 0; i < dimCount; i++) {
      dims.add(AffineExpr.dim(context, i));
    }
    return get(context, dimCount, 0, dims);
  }

  /** Whether another map of the same context and hash has the same parameters. */
  boolean hasParametersOf(AffineMap other) {
    return dimCount == other.dimCount
        && symbolCount == other.symbolCount
        && results.equals(other.results);
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

  /** The context that owns this map. */
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

  /** The number of results. */
  public int resultCount() {
    return results.size();
  }

  /** One of the results. */
  public AffineExpr result(int index) {
    return results.get(index);
  }

  /** The results. */
  public List<AffineExpr> results() {
    return results;
  }

  /** Whether the results are the dimensions in order (with any symbols). */
  public boolean isIdentity() {
    return dimCount == results.size() && isMinorIdentity();
  }

  private boolean isMinorIdentity() {
    for (int i = 0; i < results.size(); i++) {
      if (!(results.get(i) instanceof AffineDimExpr dim) || dim.position() != i) {
        return false;
      }
    }
    return true;
  }

  /** Whether each result is another dimension, and every dimension is a result. */
  public boolean isPermutation() {
    boolean[] seen = new boolean[dimCount];
    for (AffineExpr result : results) {
      if (!(result instanceof AffineDimExpr dim)
          || dim.position() >= dimCount
          || seen[dim.position()]) {
        return false;
      }
      seen[dim.position()] = true;
    }
    return results.size() == dimCount && symbolCount == 0;
  }

  /**
   * The composition of this map with another: the results of {@code inner} replace this map's
   * dimensions. The symbols are this map's, then those of {@code inner}.
   *
   * @throws IllegalArgumentException if {@code inner} has not as many results as this map has
   *     dimensions
   */
  public AffineMap compose(AffineMap inner) {
    if (inner.results.size() != dimCount) {
      throw new IllegalArgumentException(
          "a map of " + dimCount + " dimensions needs one result for each of them");
    }
    AffineExpr[] shifted = new AffineExpr[inner.symbolCount];
    for (int i = 0; i < shifted.length; i++) {
      shifted[i] = AffineExpr.symbol(context, symbolCount + i);
    }
    AffineExpr[] none = {};
    AffineExpr[] dims = new AffineExpr[dimCount];
    for (int i = 0; i < dimCount; i++) {
      dims[i] = inner.results.get(i).replace(none, shifted);
    }
    List<AffineExpr> composed = new ArrayList<>();
    for (AffineExpr result : results) {
      composed.add(result.replace(dims, none));
    }
    return get(context, inner.dimCount, symbolCount + inner.symbolCount, composed);
  }
}
