// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.ir.Operation;

/**
 * Operations that combine a thread's share into a result (MLIR's {@code
 * ParallelCombiningOpInterface}).
 */
final class ParallelCombining {
  private ParallelCombining() {}

  /** The operand that the operation inserts into; -1 if it is no such operation. */
  static int destination(Operation op) {
    // MLIR's only such operation, identified by name since its dialect need not be loaded.
    return op.name().value().equals("tensor.parallel_insert_slice") ? 1 : -1;
  }
}
