// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operation folds to: for each result an existing value or a constant (MLIR's {@code
 * OpFoldResult}), or the operation itself, changed in place.
 */
public sealed class FoldResult {
  private static final String NO_RESULT = "a fold that fails returns null, not a result of null";

  private static final FoldResult IN_PLACE = new AfterChange(List.of());

  /**
   * A {@link Value}, an {@link Attribute} or a list of results. One field, and no flag, as a result
   * is made by each fold.
   */
  private final Object content;

  private FoldResult(Object content) {
    this.content = content;
  }

  /** Of an operation that was changed in place before. */
  private static final class AfterChange extends FoldResult {
    AfterChange(Object content) {
      super(content);
    }
  }

  /** The only result is this value, of the same type. */
  public static FoldResult of(Value value) {
    return new FoldResult(Objects.requireNonNull(value, NO_RESULT));
  }

  /** The only result is this constant, which the operation's dialect materializes. */
  public static FoldResult of(Attribute constant) {
    return new FoldResult(Objects.requireNonNull(constant, NO_RESULT));
  }

  /**
   * The results are these, in order; each is of a single result.
   *
   * @throws IllegalArgumentException if there are none: in MLIR, a fold erases no operation that
   *     has no results, and this would say that it was changed in place
   */
  public static FoldResult of(List<FoldResult> results) {
    for (FoldResult result : results) {
      if (!result.isSingle()) {
        throw new IllegalArgumentException(
            "each result folds to a value or a constant: give one for each");
      }
    }
    if (results.isEmpty()) {
      throw new IllegalArgumentException(
          "an operation without results cannot be folded away: erase it in a pattern, or say"
              + " inPlace() after a change");
    }
    return results.size() == 1 ? results.get(0) : new FoldResult(List.copyOf(results));
  }

  /** The operation was changed in place, and its results are what they were. */
  public static FoldResult inPlace() {
    return IN_PLACE;
  }

  /** This result of an operation that was changed in place before. */
  FoldResult afterChange() {
    return isInPlace() ? this : new AfterChange(content);
  }

  /** Whether the operation was changed in place, be it replaced afterwards or not. */
  boolean changesOperation() {
    return this instanceof AfterChange;
  }

  /** Whether the operation was changed in place. */
  public boolean isInPlace() {
    return this == IN_PLACE;
  }

  private boolean isSingle() {
    return content instanceof Value || content instanceof Attribute;
  }

  /** The number of results; 0 if the operation was changed in place. */
  public int size() {
    return isSingle() ? 1 : ((List<?>) content).size();
  }

  /** What one of the results folds to. */
  public FoldResult get(int index) {
    if (!isSingle()) {
      return (FoldResult) ((List<?>) content).get(index);
    }
    Objects.checkIndex(index, 1);
    return this;
  }

  /** The value that replaces the only result, or null. */
  public @Nullable Value value() {
    return content instanceof Value value ? value : null;
  }

  /** The constant that replaces the only result, or null. */
  public @Nullable Attribute constant() {
    return content instanceof Attribute constant ? constant : null;
  }

  /** The value, the constant or the list of those that this is. */
  @Override
  public String toString() {
    return isInPlace() ? "in place" : content.toString();
  }
}
