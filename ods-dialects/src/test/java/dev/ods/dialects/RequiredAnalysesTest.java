// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.IntegerRangeAnalysis;
import dev.ods.dataflow.SparseConstantPropagation;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.op.ModuleOp;
import org.junit.jupiter.api.Test;

/** Without the analyses that they need, others would find nothing, and not say so. */
final class RequiredAnalysesTest {
  @Test
  void missingAnalysesAreNamed() {
    Context context = Context.create();
    Operation module =
        ModuleOp.build(OpBuilder.create(context), UnknownLoc.get(context)).operation();
    for (boolean forward : new boolean[] {true, false}) {
      DataFlowSolver solver = new DataFlowSolver();
      if (forward) {
        solver.load(SparseConstantPropagation::new);
      } else {
        solver.load(IntegerRangeAnalysis::new);
      }
      IllegalStateException thrown =
          assertThrows(IllegalStateException.class, () -> solver.run(module));
      assertEquals(
          (forward ? "SparseConstantPropagation" : "IntegerRangeAnalysis")
              + " needs DeadCodeAnalysis: load it into the solver, too",
          thrown.getMessage());
      solver.load(DeadCodeAnalysis::new);
      solver.run(module);
    }
  }
}
