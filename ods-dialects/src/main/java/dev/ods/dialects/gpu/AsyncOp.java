// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.Optional;

/**
 * An operation that starts after others are done, and need not be waited for (MLIR's {@code
 * AsyncOpInterface}).
 */
@Order({"asyncDependencies", "asyncToken"})
interface AsyncOp extends OpView {
  /** The tokens of operations that must finish before. */
  @Operand(AsyncTokenType.class)
  ValueRange asyncDependencies();

  /** The token of this operation; without it, the operation is synchronous. */
  @Result(AsyncTokenType.class)
  Optional<Value> asyncToken();
}
