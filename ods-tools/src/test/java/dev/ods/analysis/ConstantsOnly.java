// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.dataflow.ConstantLattice;
import dev.ods.dataflow.DataFlowAnalysis;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import java.util.List;

/** Of constants it says which they are, of other values that they are none: folds nothing. */
final class ConstantsOnly extends DataFlowAnalysis {
  ConstantsOnly(DataFlowSolver solver) {
    super(solver);
  }

  @Override
  protected void initialize(Operation top) {
    top.walk(op -> visit(ProgramPoint.after(op)));
  }

  @Override
  protected void visit(ProgramPoint point) {
    if (!(point instanceof ProgramPoint.After after)) {
      return;
    }
    Operation op = after.operation();
    Attribute constant = op.resultCount() == 1 ? Matchers.constant(op.result(0)) : null;
    if (constant != null) {
      ConstantLattice known = ConstantLattice.of(op.result(0), solver());
      solver().propagateIfChanged(known, known.join(constant, op.name().dialect()));
      return;
    }
    setUnknown(op.results());
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry != null) {
        setUnknown(entry.arguments());
      }
    }
  }

  private void setUnknown(List<Value> values) {
    for (Value value : values) {
      ConstantLattice known = ConstantLattice.of(value, solver());
      solver().propagateIfChanged(known, known.joinUnknown());
    }
  }
}
