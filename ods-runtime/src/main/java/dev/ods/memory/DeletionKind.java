// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

/** What is to be done with an operation that no longer uses a slot (MLIR's enum). */
public enum DeletionKind {
  /** It stays. */
  KEEP,
  /** It is erased. */
  DELETE
}
