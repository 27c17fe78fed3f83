// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import org.jspecify.annotations.Nullable;

/** An operation that does the same to memory whether or not its type is cast before. */
public interface CastSkippingOp extends Foldable {
  @Override
  default @Nullable FoldResult fold(Constants constants) {
    return MemRefFolds.skipCasts(operation(), null);
  }
}
