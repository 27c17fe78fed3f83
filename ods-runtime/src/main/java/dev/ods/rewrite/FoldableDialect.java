// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import org.jspecify.annotations.Nullable;

/** Implemented by a dialect with rules on folding (MLIR's {@code DialectFoldInterface}). */
public interface FoldableDialect {
  /**
   * Folds an operation of the dialect that neither itself nor its traits could fold; see {@link
   * Foldable#fold}.
   */
  default @Nullable FoldResult fold(Operation op, Constants constants) {
    return null;
  }

  /**
   * Whether constants that are used in a region of one of the dialect's operations are placed in
   * this region, and not in one around it. They are in any case if the operation is isolated from
   * above.
   */
  default boolean shouldMaterializeInto(Region region) {
    return false;
  }
}
