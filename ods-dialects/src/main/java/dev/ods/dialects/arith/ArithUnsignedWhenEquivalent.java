// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Pass;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.ir.*;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Replaces signed operations whose operands and results are never negative by unsigned ones (MLIR's
 * pass).
 */
@Pass(
    name = "arith-unsigned-when-equivalent",
    summary = "Replace signed ops with unsigned ones where they are proven equivalent",
    title = "ArithUnsignedWhenEquivalentPass",
    dependentDialects = ArithDialect.class)
record ArithUnsignedWhenEquivalent() implements PassBody {
  private static final Map<OpModel, OpModel> UNSIGNED =
      Map.of(
          DivSIOp.MODEL, DivUIOp.MODEL,
          CeilDivSIOp.MODEL, CeilDivUIOp.MODEL,
          FloorDivSIOp.MODEL, DivUIOp.MODEL,
          RemSIOp.MODEL, RemUIOp.MODEL,
          MinSIOp.MODEL, MinUIOp.MODEL,
          MaxSIOp.MODEL, MaxUIOp.MODEL,
          ExtSIOp.MODEL, ExtUIOp.MODEL);

  @Override
  public void run(PassRun run) {
    KnownRanges known = KnownRanges.withoutFolding(run.operation());
    List<Operation> signed = new ArrayList<>();
    run.operation()
        .walk(
            op -> {
              OpModel model = op.name().model();
              if (model != null && (UNSIGNED.containsKey(model) || op.is(CmpIOp.MODEL))) {
                signed.add(op);
              }
            });
    boolean changed = false;
    for (Operation op : signed) {
      changed |= op.is(CmpIOp.MODEL) ? compareUnsigned(op, known) : makeUnsigned(op, known);
    }
    if (!changed) {
      run.skipVerification();
    }
  }

  private static boolean makeUnsigned(Operation op, KnownRanges known) {
    if (!op.operands().stream().allMatch(known::isNonNegative)
        || !op.results().stream().allMatch(known::isNonNegative)) {
      return false;
    }
    Rewriter rewriter = Rewriter.before(op, known);
    OpModel model = UNSIGNED.get(op.name().model());
    OperationState state = rewriter.state(model, op.location());
    op.operands().forEach(state::addOperand);
    op.properties().entries().forEach(each -> state.setAttribute(each.name(), each.value()));
    state.setDiscardableAttributes(op.discardableAttributes());
    state.addType(op.resultType(0));
    rewriter.replace(op, rewriter.create(state));
    return true;
  }

  private static boolean compareUnsigned(Operation op, KnownRanges known) {
    CmpIOp comparison = CmpIOp.of(op);
    CmpIPredicate unsigned =
        switch (comparison.predicate()) {
          case SLE -> CmpIPredicate.ULE;
          case SLT -> CmpIPredicate.ULT;
          case SGE -> CmpIPredicate.UGE;
          case SGT -> CmpIPredicate.UGT;
          default -> null;
        };
    if (unsigned == null || !op.operands().stream().allMatch(known::isNonNegative)) {
      return false;
    }
    Rewriter rewriter = Rewriter.before(op, known);
    rewriter.replace(
        op,
        CmpIOp.build(rewriter, op.location(), unsigned, comparison.lhs(), comparison.rhs())
            .operation());
    return true;
  }
}
