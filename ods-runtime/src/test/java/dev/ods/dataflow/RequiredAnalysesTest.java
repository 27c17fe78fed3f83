// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.op.ModuleOp;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Without the analyses that they need, others would find nothing, and not say so. */
final class RequiredAnalysesTest {
  private static void assertNeedsDeadCode(
      String name, Function<DataFlowSolver, DataFlowAnalysis> maker) {
    Context context = Context.create();
    Operation module =
        ModuleOp.build(OpBuilder.create(context), UnknownLoc.get(context)).operation();
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(maker);
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, () -> solver.run(module));
    assertEquals(
        name + " needs DeadCodeAnalysis: load it into the solver, too", thrown.getMessage());
    solver.load(DeadCodeAnalysis::new);
    solver.run(module);
  }

  @Test
  void missingAnalysesAreNamed() {
    assertNeedsDeadCode("SparseConstantPropagation", SparseConstantPropagation::new);
    assertNeedsDeadCode("IntegerRangeAnalysis", IntegerRangeAnalysis::new);
    assertNeedsDeadCode("LivenessAnalysis", LivenessAnalysis::new);
  }
}
