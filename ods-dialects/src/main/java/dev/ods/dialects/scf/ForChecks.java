// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.Loops;
import dev.ods.dialects.controlflow.RegionBranches;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.List;

/** The region verification of {@link For}. */
final class ForChecks {
  private ForChecks() {}

  static void verify(For loop, Diagnostics diagnostics) {
    Operation op = loop.operation();
    Block body = loop.region().first();
    Operation yield = body == null ? null : body.last();
    if (body == null || yield == null) {
      throw new IllegalStateException("a loop has one block, which ends with a terminator");
    }
    if (body.argumentCount() == 0) {
      // Counted as in MLIR, after the first argument.
      diagnostics.opError(
          op,
          "different number of inits and region iter_args: %d != %s"
              .formatted(loop.initArgs().size(), Long.toUnsignedString(-1)));
      return;
    }
    List<Value> carried = ScfSyntax.arguments(op, 1);
    if (new Loops(op, diagnostics)
            .verifyCarried(loop.initArgs(), carried, yield.operands(), loop.results())
        && new RegionBranches(op, diagnostics)
            .verifyBranch(yield, loop.region(), yield.operands(), carried)
        && body.argument(0).type() != loop.lowerBound().type()) {
      diagnostics.opError(op, "expected induction variable to be same type as bounds and step");
    }
  }
}
