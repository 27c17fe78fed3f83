// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * A fold that is not written in a declaration: what {@code @FoldedBy} names, for one that several
 * operations share.
 */
@FunctionalInterface
public interface Folder {
  /**
   * Folds an operation, under the rules of {@link Foldable#fold}.
   *
   * @param op borrowed while the method runs: see {@link Operation#keep}
   * @param constants which operands are constants
   * @return what the results fold to; or null if nothing is known, and then nothing has changed
   */
  @Nullable FoldResult fold(Operation op, Constants constants);
}
