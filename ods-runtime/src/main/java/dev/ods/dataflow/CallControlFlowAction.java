// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

/** What happens with control at a call, for dense analyses (MLIR's enum of the same name). */
public enum CallControlFlowAction {
  /** It enters the operation that is called. */
  ENTER_CALLEE,
  /** It returns to the call. */
  EXIT_CALLEE,
  /** The operation that is called is not here, or calls are not followed. */
  EXTERNAL_CALLEE
}
