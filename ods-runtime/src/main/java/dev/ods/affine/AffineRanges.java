// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineBounds.Bounds;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of the dimensions and symbols of a map, and what follows for its results. */
public final class AffineRanges {
  private final AffineMap map;
  private final List<AffineRange> ranges;

  /**
   * For a map.
   *
   * @param ranges what is known of its dimensions, then of its symbols
   * @throws IllegalArgumentException if there is not one for each
   */
  public AffineRanges(AffineMap map, List<AffineRange> ranges) {
    if (ranges.size() != map.inputCount()) {
      throw new IllegalArgumentException(
          "a map of " + map.inputCount() + " inputs needs a range for each of them");
    }
    this.map = map;
    this.ranges = List.copyOf(ranges);
  }

  /** The map with simpler quotients and remainders. */
  public AffineMap simplify() {
    AffineRangeSimplifier simplifier =
        new AffineRangeSimplifier(map.context(), map.dimCount(), ranges);
    return map.withResults(map.results().stream().map(simplifier::of).toList());
  }

  /**
   * The map without those results that cannot be the greatest (or the least) of all, and with
   * constants for those of only one value. Of results that are always equal, the first one stays.
   * If none would stay, as in a loop that is not executed, the map stays as it is.
   *
   * @param greatest whether the greatest result matters; otherwise, the least one
   */
  public AffineMap withoutRedundant(boolean greatest) {
    AffineBounds all = new AffineBounds(map.context(), map.dimCount(), ranges);
    List<Bounds> bounds = map.results().stream().map(all::of).toList();
    List<AffineExpr> results = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i++) {
      if (!isRedundant(bounds, i, greatest)) {
        Long value = bounds.get(i).isSingle() ? bounds.get(i).lower() : null;
        results.add(value == null ? map.result(i) : AffineExpr.constant(map.context(), value));
      }
    }
    return results.isEmpty() ? map : map.withResults(results);
  }

  private static boolean isRedundant(List<Bounds> bounds, int index, boolean greatest) {
    Bounds own = bounds.get(index);
    Long best = greatest ? own.upper() : own.lower();
    if (best == null) {
      return false;
    }
    for (int i = 0; i < bounds.size(); i++) {
      Bounds other = bounds.get(i);
      Long worst = greatest ? other.lower() : other.upper();
      if (i != index && worst != null && isBeaten(best, worst, greatest)) {
        boolean bothAreSame = worst.equals(best) && own.isSingle() && other.isSingle();
        if (!bothAreSame || i < index) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the best value of a result is never better than the worst one of another result. */
  private static boolean isBeaten(long best, @Nullable Long worst, boolean greatest) {
    return worst != null && (greatest ? worst >= best : worst <= best);
  }
}
