// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Operation;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What belongs to a slice.
 *
 * @param filter operations for which it is false are left out, and not followed
 * @param inclusive whether the root belongs to it
 * @param omitsBlockArguments whether a backward slice ends at arguments of blocks; otherwise, for a
 *     region of one block, the operation around belongs to it
 * @param omitsUsesFromAbove whether a backward slice is without what only nested operations use
 */
public record SliceOptions(
    Predicate<? super Operation> filter,
    boolean inclusive,
    boolean omitsBlockArguments,
    boolean omitsUsesFromAbove) {
  /** Refuses null. */
  public SliceOptions {
    Objects.requireNonNull(filter, "filter");
  }

  /** All operations but the root; the arguments of blocks are followed. */
  public static final SliceOptions DEFAULT = new SliceOptions(op -> true, false, false, true);

  /** The same with another filter. */
  public SliceOptions withFilter(Predicate<? super Operation> newFilter) {
    return new SliceOptions(newFilter, inclusive, omitsBlockArguments, omitsUsesFromAbove);
  }

  /** The same, with or without the root. */
  public SliceOptions withRoot(boolean newInclusive) {
    return new SliceOptions(filter, newInclusive, omitsBlockArguments, omitsUsesFromAbove);
  }

  /** The same, ending at arguments of blocks or not. */
  public SliceOptions withoutBlockArguments(boolean omits) {
    return new SliceOptions(filter, inclusive, omits, omitsUsesFromAbove);
  }

  /** The same, with or without what only nested operations use. */
  public SliceOptions withoutUsesFromAbove(boolean omits) {
    return new SliceOptions(filter, inclusive, omitsBlockArguments, omits);
  }
}
