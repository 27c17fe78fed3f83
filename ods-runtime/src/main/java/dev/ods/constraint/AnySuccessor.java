// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Block;

/** Any successor. */
public final class AnySuccessor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any successor";

  private AnySuccessor() {}

  /** Whether a block satisfies the constraint. */
  public static boolean test(Block block) {
    return true;
  }
}
