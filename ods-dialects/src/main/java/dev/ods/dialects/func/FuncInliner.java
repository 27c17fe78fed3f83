// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.dialects.cf.BranchOp;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import java.util.List;

/** How {@code func} takes part in inlining: unless {@code no_inline} is set. */
final class FuncInliner implements DialectInlinerInterface.AnyOperationAndRegion {
  @Override
  public boolean isLegalToInline(Operation call, Operation callable, boolean wouldBeCloned) {
    boolean refused =
        (call.is(CallOp.MODEL) && CallOp.of(call).noInline())
            || (callable.is(FuncOp.MODEL) && FuncOp.of(callable).noInline());
    return !refused;
  }

  @Override
  public void handleTerminator(Operation terminator, Block next) {
    if (terminator.is(ReturnOp.MODEL)) {
      OpBuilder builder = OpBuilder.before(terminator);
      BranchOp.build(builder, terminator.location(), List.copyOf(terminator.operands()), next);
      terminator.erase();
    }
  }

  @Override
  public void handleTerminator(Operation terminator, List<Value> results) {
    for (int i = 0; i < results.size(); i++) {
      results.get(i).replaceAllUsesWith(terminator.operand(i));
    }
  }
}
