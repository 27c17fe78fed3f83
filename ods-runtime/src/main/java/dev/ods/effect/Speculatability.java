// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

/** Whether an operation may be executed where it would not have been (MLIR's enum). */
public enum Speculatability {
  /** It must not: it may have undefined behavior or not terminate. */
  NOT_SPECULATABLE,
  /** It may. */
  SPECULATABLE,
  /** It may if all operations nested in it may. */
  RECURSIVELY_SPECULATABLE
}
