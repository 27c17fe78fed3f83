// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import org.jspecify.annotations.Nullable;

/** An operation on memory for which it makes no difference whether its type was cast before. */
public interface CastSkippingOp extends Foldable {
  @Override
  default @Nullable FoldResult fold(Constants constants) {
    return MemRefFolds.skipCasts(operation(), null);
  }
}
