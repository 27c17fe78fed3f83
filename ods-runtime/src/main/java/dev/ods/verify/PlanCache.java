// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.IrReader;
import org.jspecify.annotations.Nullable;

/** The plans of the operation names met last, for one thread. */
final class PlanCache {
  private static final int SIZE = 64;

  private final IrReader ir;
  private final @Nullable VerificationPlan[] plans = new VerificationPlan[SIZE];

  /** The number of the name that the plan of the same index is for. */
  private final int[] names = new int[SIZE];

  PlanCache(IrReader ir) {
    this.ir = ir;
  }

  /** The plan of an operation. */
  VerificationPlan of(int op) {
    int name = ir.nameId(op);
    int at = name & (SIZE - 1);
    VerificationPlan plan = plans[at];
    if (plan == null || names[at] != name) {
      plan = ir.name(op).get(VerificationPlan.KEY);
      plans[at] = plan;
      names[at] = name;
    }
    return plan;
  }
}
