// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

/**
 * How far a greedy rewrite simplifies the control flow of regions (MLIR's enum of similar name).
 */
public enum RegionSimplification {
  /** Not at all. */
  DISABLED,

  /** Erases unreachable blocks and what is dead, arguments of blocks included. */
  NORMAL,

  /** Also merges equal blocks, and drops arguments that always are the same value. */
  AGGRESSIVE
}
