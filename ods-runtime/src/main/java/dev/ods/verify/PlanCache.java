// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/** The checks of the most recent operation names, for one thread. */
final class PlanCache {
  private static final int SIZE = 64;

  private final IrReader ir;
  private final @Nullable OperationChecks[] checks = new OperationChecks[SIZE];

  /** The number of the name that the checks of the same index are for. */
  private final int[] names = new int[SIZE];

  PlanCache(IrReader ir) {
    this.ir = ir;
  }

  /** The checks of an operation. */
  OperationChecks of(int op) {
    int name = ir.nameId(op);
    int at = name & (SIZE - 1);
    OperationChecks found = checks[at];
    if (found == null || names[at] != name) {
      found = new OperationChecks(ir, op);
      checks[at] = found;
      names[at] = name;
    }
    return found;
  }

  /** The plan of an operation. */
  VerificationPlan planOf(int op) {
    return of(op).plan;
  }
}
