// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import java.util.List;

/** How {@code ub} takes part in inlining: its terminator does not return. */
final class UbInliner implements DialectInlinerInterface.AnyOperation {
  /** It stays: nothing is passed to what follows the call. */
  @Override
  public void handleTerminator(Operation terminator, Block next) {}

  @Override
  public void handleTerminator(Operation terminator, List<Value> results) {
    OpBuilder builder = OpBuilder.before(terminator);
    for (Value result : results) {
      if (result.hasUses()) {
        result.replaceAllUsesWith(
            PoisonOp.build(builder, terminator.location(), result.type()).result());
      }
    }
  }
}
