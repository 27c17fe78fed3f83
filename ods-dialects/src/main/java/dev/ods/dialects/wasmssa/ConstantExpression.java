// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.trait.OpTrait;

/** The operation may be used to initialize a global (MLIR: ConstantExprOpTrait). */
public final class ConstantExpression implements OpTrait {
  private ConstantExpression() {}
}
