// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Walker;

/**
 * What a visitor returns: one of the walker's four control words (Operation Layout, "Walker
 * Contract").
 */
public enum WalkResult {
  /** Go on. */
  CONTINUE(Walker.CONTINUE),
  /** Go on, but not into the regions of this operation. */
  SKIP(Walker.SKIP_CHILDREN),
  /** End the walk. */
  INTERRUPT(Walker.INTERRUPT),
  /** Go on, and visit this operation once more after what is nested in it. */
  REVISIT(Walker.REVISIT);

  private final int word;

  WalkResult(int word) {
    this.word = word;
  }

  /** The control word. */
  int word() {
    return word;
  }
}
