// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/** What regions yield. */
final class Yields {
  private Yields() {}

  /** The value that a block yields; null if it does not end with {@code tensor.yield}. */
  static @Nullable Value value(@Nullable Block block) {
    Operation last = block == null ? null : block.last();
    return last != null && last.is(YieldOp.MODEL) ? last.operand(0) : null;
  }
}
