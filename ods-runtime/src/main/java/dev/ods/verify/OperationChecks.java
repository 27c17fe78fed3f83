// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * Checks the operations of one name by their plan, for one reader. Hooks receive a view of the
 * reader's borrowed handle, so that there is no allocation per operation.
 */
final class OperationChecks {
  final VerificationPlan plan;
  private final IrReader ir;
  private final @Nullable OpModel model;
  private final PassedOperations passed;

  /** The view of the handle that was borrowed last; null before the first one. */
  private @Nullable OpView view;

  private @Nullable Operation viewed;

  /**
   * For all operations of a name.
   *
   * @param op one of them
   */
  OperationChecks(IrReader ir, int op) {
    this.ir = ir;
    model = ir.name(op).model();
    plan = ir.name(op).get(VerificationPlan.KEY);
    passed = new PassedOperations(ir, model == null ? 0 : model.slotCount());
  }

  /** All checks of an operation that do not inspect its regions. */
  boolean hold(int op, Diagnostics d) {
    if (!plan.registered) {
      return true;
    }
    if (passed.contains(op)) {
      return plan.checkBeyondTypes(ir, op, d) && ownHolds(op, d);
    }
    if (!plan.checkOperation(ir, op, d)) {
      return false;
    }
    if (plan.dependsOnTypesOnly) {
      passed.add(op);
    }
    return ownHolds(op, d);
  }

  private boolean ownHolds(int op, Diagnostics d) {
    CustomVerifier verifier = plan.customVerifier;
    if (verifier == null) {
      return true;
    }
    int errors = d.errorCount();
    Operation borrowed = ir.lend(op);
    try {
      verifier.verifyOperation(viewOf(borrowed), d);
    } finally {
      ir.takeBack(borrowed);
    }
    return d.errorCount() == errors;
  }

  /** The operation's custom region verifier, after the region checks of its traits. */
  boolean ownRegionsHold(int op, Diagnostics d) {
    CustomRegionVerifier verifier = plan.customRegionVerifier;
    if (verifier == null) {
      return true;
    }
    int errors = d.errorCount();
    Operation borrowed = ir.lend(op);
    try {
      verifier.verifyRegionInvariants(viewOf(borrowed), d);
    } finally {
      ir.takeBack(borrowed);
    }
    return d.errorCount() == errors;
  }

  /** A view of an operation of a registered kind. */
  private OpView viewOf(Operation borrowed) {
    OpView known = view;
    OpModel kind = model;
    if (borrowed == viewed && known != null) {
      return known;
    }
    if (kind == null) {
      throw new IllegalStateException("only registered operations have checks of their own");
    }
    OpView made = kind.view(borrowed);
    viewed = borrowed;
    view = made;
    return made;
  }
}
