// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an operation folds to: for each result an existing value or a constant (MLIR's {@code
 * OpFoldResult}), or the operation itself, changed in place.
 */
public final class FoldResult {
  private static final FoldResult IN_PLACE = new FoldResult(null, null, List.of(), true);

  private final @Nullable Value value;
  private final @Nullable Attribute constant;
  private final List<FoldResult> results;
  private final boolean changesOperation;

  private FoldResult(
      @Nullable Value value, @Nullable Attribute constant, List<FoldResult> results) {
    this(value, constant, results, false);
  }

  private FoldResult(
      @Nullable Value value,
      @Nullable Attribute constant,
      List<FoldResult> results,
      boolean changesOperation) {
    this.value = value;
    this.constant = constant;
    this.results = results;
    this.changesOperation = changesOperation;
  }

  /** The only result is this value, of the same type. */
  public static FoldResult of(Value value) {
    return new FoldResult(value, null, List.of());
  }

  /** The only result is this constant, which the operation's dialect materializes. */
  public static FoldResult of(Attribute constant) {
    return new FoldResult(null, constant, List.of());
  }

  /** The results are these, in order; each is of a single result. */
  public static FoldResult of(List<FoldResult> results) {
    for (FoldResult result : results) {
      if (result.value == null && result.constant == null) {
        throw new IllegalArgumentException(
            "each result folds to a value or a constant: give one for each");
      }
    }
    return results.size() == 1 ? results.get(0) : new FoldResult(null, null, List.copyOf(results));
  }

  /** The operation was changed in place, and its results are what they were. */
  public static FoldResult inPlace() {
    return IN_PLACE;
  }

  /** This result of an operation that was changed in place before. */
  FoldResult afterChange() {
    return isInPlace() ? this : new FoldResult(value, constant, results, true);
  }

  /** Whether the operation was changed in place, be it replaced afterwards or not. */
  boolean changesOperation() {
    return changesOperation;
  }

  /** Whether the operation was changed in place. */
  public boolean isInPlace() {
    return this == IN_PLACE;
  }

  /** The number of results; 0 if the operation was changed in place. */
  public int size() {
    return value == null && constant == null ? results.size() : 1;
  }

  /** What one of the results folds to. */
  public FoldResult get(int index) {
    if (results.isEmpty() && index == 0 && !isInPlace()) {
      return this;
    }
    return results.get(index);
  }

  /** The value that replaces the only result, or null. */
  public @Nullable Value value() {
    return value;
  }

  /** The constant that replaces the only result, or null. */
  public @Nullable Attribute constant() {
    return constant;
  }

  /** The value, the constant or the list of those that this is. */
  @Override
  public String toString() {
    if (isInPlace()) {
      return "in place";
    }
    return value != null
        ? value.toString()
        : constant != null ? constant.toString() : results.toString();
  }
}
