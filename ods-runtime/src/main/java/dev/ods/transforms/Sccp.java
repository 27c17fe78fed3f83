// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.dataflow.ConstantLattice;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.MaterializedConstants;
import java.util.ArrayDeque;
import java.util.Deque;

/** Replaces values by the constants that they always are (MLIR's pass). */
final class Sccp extends Pass {
  static final PassInfo INFO =
      new PassInfo("sccp", "Sparse Conditional Constant Propagation", options -> new Sccp());

  private Sccp() {
    super(INFO.argument());
  }

  @Override
  public String name() {
    return "SCCP";
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    solver.run(root);
    new Replacement(solver).run(root);
  }

  /** The replacement of what the analysis has found out. */
  private static final class Replacement {
    private final DataFlowSolver solver;
    private final MaterializedConstants constants = new MaterializedConstants();
    private final Deque<Block> pending = new ArrayDeque<>();

    Replacement(DataFlowSolver solver) {
      this.solver = solver;
    }

    void run(Operation root) {
      pushRegions(root);
      while (!pending.isEmpty()) {
        Block block = pending.pop();
        for (Operation op : block.operations()) {
          visit(op, block);
        }
        for (Value argument : block.arguments()) {
          replace(argument, block);
        }
      }
    }

    /** The first block of the last region is visited first. */
    private void pushRegions(Operation op) {
      for (int i = 0; i < op.regionCount(); i++) {
        Region region = op.region(i);
        for (Block block = region.last(); block != null; block = block.previous()) {
          pending.push(block);
        }
      }
    }

    private void visit(Operation op, Block block) {
      boolean replaced = op.resultCount() != 0;
      for (int i = 0; i < op.resultCount(); i++) {
        replaced &= replace(op.result(i), block);
      }
      if (replaced && SideEffects.wouldOpBeTriviallyDead(op)) {
        op.erase();
      } else {
        pushRegions(op);
      }
    }

    private boolean replace(Value value, Block block) {
      ConstantLattice known = solver.lookup(value, ConstantLattice.class);
      Attribute constant = known == null ? null : known.constant();
      if (known == null || constant == null) {
        return false;
      }
      Operation definition = constants.getOrCreate(block, known.dialect(), constant, value.type());
      if (definition == null) {
        return false;
      }
      value.replaceAllUsesWith(definition.result(0));
      return true;
    }
  }
}
