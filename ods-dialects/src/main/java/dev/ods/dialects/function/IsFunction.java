// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.trait.OpTrait;

/**
 * The operation defines or declares a function: it has a name, a type, and the body if there is one
 * (MLIR's function interface).
 */
public final class IsFunction implements OpTrait {
  private IsFunction() {}
}
