// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.IrReader;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import org.jspecify.annotations.Nullable;

/**
 * Checks the operations of one name by their plan, for one reader. Hooks get a view that is made
 * once, of the handle that the reader lends out, so that no operation costs an object.
 */
final class OperationChecks {
  final VerificationPlan plan;
  private final IrReader ir;
  private final PassedOperations passed;

  /** A view of the borrowed handle; null if the operations are not registered. */
  private final @Nullable OpView view;

  /**
   * For all operations of a name.
   *
   * @param op one of them
   */
  OperationChecks(IrReader ir, int op) {
    this.ir = ir;
    OpModel model = ir.name(op).model();
    plan = ir.name(op).get(VerificationPlan.KEY);
    passed = new PassedOperations(ir, model == null ? 0 : model.propertyCount());
    view = model == null ? null : model.view(ir.borrow(op));
  }

  /** All checks of an operation that do not look into its regions. */
  boolean hold(int op, Diagnostics d) {
    if (!plan.registered) {
      return true;
    }
    if (passed.contains(op)) {
      return plan.checkPlace(ir, op, d) && ownHolds(op, d);
    }
    if (!plan.checkOperation(ir, op, d)) {
      return false;
    }
    passed.add(op);
    return ownHolds(op, d);
  }

  private boolean ownHolds(int op, Diagnostics d) {
    OpView own = view;
    if (own == null || !plan.hasOwnCheck) {
      return true;
    }
    ir.borrow(op);
    return plan.checkOwn(own, d);
  }

  /** The operation's own check of its regions, after those of its traits. */
  boolean ownRegionsHold(int op, Diagnostics d) {
    OpView own = view;
    if (own == null || !plan.hasOwnRegionCheck) {
      return true;
    }
    ir.borrow(op);
    return plan.checkOwnRegions(own, d);
  }
}
