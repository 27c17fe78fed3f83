// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /**
   * The map of so many dimensions and symbols to these expressions.
   *
   * @throws IllegalArgumentException if an expression is of another context, or has a dimension or
   *     a symbol beyond them
   */
  public static AffineMap get(
      Context context, int dimCount, int symbolCount, List<AffineExpr> results) {
    List<AffineExpr> copy = List.copyOf(results);
    AffineExpr.require(context, dimCount, symbolCount, copy);
    return AffineUniquer.of(context).map(new AffineMap(context, dimCount, symbolCount, copy));
  }

  /**
   * The map of so many dimensions and symbols to these expressions.
   *
   * @throws IllegalArgumentException as the other method
   */
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

  /** The map of nothing to a constant. */
  public static AffineMap constant(Context context, long value) {
    return get(context, 0, 0, AffineExpr.constant(context, value));
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

  /** The number of dimensions and symbols. */
  public int inputCount() {
    return dimCount + symbolCount;
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
    if (results.size() != dimCount || symbolCount != 0) {
      return false;
    }
    boolean[] seen = new boolean[dimCount];
    for (AffineExpr result : results) {
      if (!(result instanceof AffineDimExpr dim) || seen[dim.position()]) {
        return false;
      }
      seen[dim.position()] = true;
    }
    return true;
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

  /** The value of the only result, if that is a constant; otherwise null. */
  public @Nullable Long singleConstant() {
    return results.size() == 1 && results.get(0) instanceof AffineConstantExpr constant
        ? (Long) constant.value()
        : null;
  }

  /** The map of the same dimensions and symbols to other results. */
  public AffineMap withResults(List<AffineExpr> newResults) {
    return get(context, dimCount, symbolCount, newResults);
  }

  /** The map of the same dimensions and symbols to one of the results. */
  public AffineMap withResult(int index) {
    return withResults(List.of(results.get(index)));
  }

  /**
   * This map with other expressions for its dimensions and symbols; those beyond the ends of the
   * arrays stay.
   *
   * @param newDimCount the number of dimensions of the new map
   * @param newSymbolCount the number of symbols of the new map
   */
  public AffineMap replace(
      AffineExpr[] dims, AffineExpr[] symbols, int newDimCount, int newSymbolCount) {
    AffineReplacer replacer = new AffineReplacer(dims, symbols);
    return get(context, newDimCount, newSymbolCount, results.stream().map(replacer::of).toList());
  }

  /**
   * This map with other expressions for parts of its results.
   *
   * @param newDimCount the number of dimensions of the new map
   * @param newSymbolCount the number of symbols of the new map
   */
  public AffineMap replace(Map<AffineExpr, AffineExpr> parts, int newDimCount, int newSymbolCount) {
    return get(
        context,
        newDimCount,
        newSymbolCount,
        results.stream().map(result -> result.replace(parts)).toList());
  }

  /**
   * This map with another term for certain terms in each sum that contains all of them.
   *
   * @param newDimCount the number of dimensions of the new map
   * @param newSymbolCount the number of symbols of the new map
   * @return null if there is no such sum
   */
  public @Nullable AffineMap replaceTerms(
      Set<AffineExpr> terms, AffineExpr by, int newDimCount, int newSymbolCount) {
    Map<AffineExpr, AffineExpr> parts = AffineTermReplacer.replacements(results, terms, by);
    return parts.isEmpty() ? null : replace(parts, newDimCount, newSymbolCount);
  }

  /** This map with each result {@linkplain AffineExpr#simplify simplified}. */
  public AffineMap simplify() {
    return withResults(
        results.stream().map(result -> result.simplify(dimCount, symbolCount)).toList());
  }

  /**
   * This map with its results in the order of the coefficients of their dimensions and symbols, and
   * of their constants; itself, if a result is not a sum of such multiples.
   */
  public AffineMap sortResults() {
    Map<AffineExpr, long[]> sums = new HashMap<>();
    for (AffineExpr result : results) {
      AffineFlattener flattener = new AffineFlattener(context, dimCount, symbolCount);
      AffineFlattener.Sum sum = flattener.sum(result);
      if (!result.isPureAffine() || !flattener.isDefined() || flattener.hasLocals()) {
        return this;
      }
      long[] numbers = new long[inputCount() + 1];
      sum.coefficients().forEach((variable, number) -> numbers[variable] = number);
      numbers[inputCount()] = sum.constant();
      sums.put(result, numbers);
    }
    return withResults(
        results.stream().sorted((a, b) -> Arrays.compare(sums.get(a), sums.get(b))).toList());
  }

  /** The greatest number that is known to divide every value of every result; 0 for no result. */
  public long largestKnownDivisor() {
    long divisor = 0;
    for (AffineExpr result : results) {
      divisor = AffineSimplifier.unsignedGcd(divisor, result.largestKnownDivisor());
    }
    return divisor;
  }

  /**
   * This map with numbers for those results that are known; one that divides by zero, or is the
   * remainder of a division by a number that is not positive, has none.
   *
   * @param inputs the values of the dimensions, then of the symbols; null for those that are not
   *     known
   * @throws IllegalArgumentException if there are more or fewer values
   */
  public AffineMap fold(List<@Nullable Long> inputs) {
    requireAll(inputs);
    AffineFolder folder = new AffineFolder(dimCount, inputs);
    List<AffineExpr> folded = new ArrayList<>();
    for (AffineExpr result : results) {
      folded.add(
          folder.of(result) instanceof AffineFolder.Known known
              ? AffineExpr.constant(context, known.value())
              : result);
    }
    return withResults(folded);
  }

  /**
   * Whether a result divides by zero, or is the remainder of a division by a number that is not
   * positive.
   *
   * @param inputs the values of the dimensions, then of the symbols; null for those that are not
   *     known
   * @throws IllegalArgumentException if there are more or fewer values
   */
  public boolean isPoison(List<@Nullable Long> inputs) {
    requireAll(inputs);
    AffineFolder folder = new AffineFolder(dimCount, inputs);
    return results.stream().anyMatch(result -> folder.of(result) instanceof AffineFolder.Poison);
  }

  private void requireAll(List<@Nullable Long> inputs) {
    if (inputs.size() != inputCount()) {
      throw new IllegalArgumentException(
          "a map of %d dimensions and symbols needs a value or null for each of them, not %d"
              .formatted(inputCount(), inputs.size()));
    }
  }

  /** As MLIR writes it, for example {@code (d0)[s0] -> (d0 + s0)}. */
  @Override
  public String toString() {
    return AffineText.of(printer -> printer.print(this));
  }
}
