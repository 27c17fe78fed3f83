// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.control.CallableOpInterface;
import dev.ods.dialects.cf.BranchOp;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import java.util.List;
import java.util.Objects;

/** How {@code test} takes part in inlining: unless a call has {@code noinline}. */
final class TestInliner implements DialectInlinerInterface.AnyOperationAndRegion {
  @Override
  public boolean isLegalToInline(Operation call, Operation callable, boolean wouldBeCloned) {
    return call.attribute("noinline") == null;
  }

  /** A return with another number of values than its function returns none. */
  @Override
  public boolean isLegalToInline(
      Operation op, Region target, boolean wouldBeCloned, IrMapping mapping) {
    CallableOpInterface function =
        Objects.requireNonNull(op.parent()).as(CallableOpInterface.class);
    return !op.is(TestReturnOp.MODEL)
        || function == null
        || function.resultTypes().size() == op.operandCount();
  }

  /** The region of one operation is a function, which is inlined on its own. */
  @Override
  public boolean shouldAnalyzeRecursively(Operation op) {
    return !op.name().value().equals("test.functional_region_op");
  }

  @Override
  public void handleTerminator(Operation terminator, Block next) {
    if (terminator.is(TestReturnOp.MODEL)) {
      BranchOp.build(
          OpBuilder.before(terminator),
          terminator.location(),
          List.copyOf(terminator.operands()),
          next);
      terminator.erase();
    }
  }

  @Override
  public void handleTerminator(Operation terminator, List<Value> results) {
    if (terminator.is(TestReturnOp.MODEL)) {
      for (int i = 0; i < results.size(); i++) {
        results.get(i).replaceAllUsesWith(terminator.operand(i));
      }
    }
  }
}
