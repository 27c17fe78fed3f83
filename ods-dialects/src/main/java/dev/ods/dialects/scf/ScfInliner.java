// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import java.util.List;

/** How {@code scf} takes part in inlining: without restrictions. */
final class ScfInliner implements DialectInlinerInterface.AnyOperationAndRegion {
  @Override
  public void handleTerminator(Operation terminator, List<Value> results) {
    if (terminator.is(YieldOp.MODEL)) {
      for (int i = 0; i < Math.min(results.size(), terminator.operandCount()); i++) {
        results.get(i).replaceAllUsesWith(terminator.operand(i));
      }
    }
  }
}
