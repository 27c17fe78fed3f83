// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.ir.Operation;

/**
 * Operations that give one thread's share of a result (MLIR's {@code
 * ParallelCombiningOpInterface}).
 */
final class ParallelCombining {
  private ParallelCombining() {}

  /** The operand that the operation inserts into; -1 if it is no such operation. */
  static int destination(Operation op) {
    // The one that MLIR has; its dialect is not declared here, so that it is known by its name.
    return op.name().value().equals("tensor.parallel_insert_slice") ? 1 : -1;
  }
}
