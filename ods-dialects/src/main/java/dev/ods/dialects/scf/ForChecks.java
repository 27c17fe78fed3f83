// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;

/** The region verification of {@link For}. */
final class ForChecks {
  private ForChecks() {}

  /** The terminator of the body. */
  static Operation terminator(For loop) {
    Block body = loop.region().first();
    Operation yield = body == null ? null : body.last();
    if (yield == null) {
      throw new IllegalStateException("a loop has one block, which ends with a terminator");
    }
    return yield;
  }

  /** Whether the body has an argument; counted as in MLIR, after the first one. */
  static boolean hasInductionVar(For loop, Diagnostics diagnostics) {
    if (!ScfSyntax.arguments(loop.operation(), 0).isEmpty()) {
      return true;
    }
    diagnostics.opError(
        loop.operation(),
        "different number of inits and region iter_args: %d != %s"
            .formatted(loop.initArgs().size(), Long.toUnsignedString(-1)));
    return false;
  }

  static void verify(For loop, Diagnostics diagnostics) {
    Value number = ScfSyntax.arguments(loop.operation(), 0).get(0);
    if (number.type() != loop.lowerBound().type()) {
      diagnostics.opError(
          loop.operation(), "expected induction variable to be same type as bounds and step");
    }
  }
}
