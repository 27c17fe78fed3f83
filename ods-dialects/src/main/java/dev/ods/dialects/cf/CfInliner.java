// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;

/** How {@code cf} takes part in inlining: without restrictions. */
final class CfInliner implements DialectInlinerInterface.AnyOperation {
  @Override
  public boolean isLegalToInline(Operation call, Operation callable, boolean wouldBeCloned) {
    return true;
  }

  /** Branches stay. */
  @Override
  public void handleTerminator(Operation terminator, Block next) {}
}
