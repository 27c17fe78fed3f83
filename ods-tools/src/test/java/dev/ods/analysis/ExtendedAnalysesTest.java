// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.control.CallOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.dataflow.ConstantLattice;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.IntegerRangeAnalysis;
import dev.ods.dataflow.IntegerRangeLattice;
import dev.ods.dataflow.Liveness;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.dataflow.SparseConstantPropagation;
import dev.ods.fold.APInt;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.range.IntRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Analyses of an author that know more than those of this project that they extend. */
final class ExtendedAnalysesTest {
  private static final String PROGRAM =
      """
      func.func private @id() -> i32 attributes {fixed = 3 : i32}
      func.func @all(%x: i32, %n: index) -> i32 {
        %c7 = arith.constant 7 : i32
        %0 = func.call @id() {fixed = 3 : i32} : () -> i32
        %1 = "test.unknown"() {fixed = 4 : i32} : () -> i32
        %2 = arith.addi %0, %1 : i32
        %3 = arith.cmpi eq, %2, %c7 : i32
        cf.cond_br %3, ^bb1(%x : i32), ^bb2(%x : i32)
      ^bb1(%y: i32):
        %4 = arith.addi %y, %c7 : i32
        "test.pure"(%4) : (i32) -> ()
        "test.loop"(%n) ({
        ^bb0(%i: i32):
          %5 = arith.addi %i, %c7 : i32
          "test.end"(%5) : (i32) -> ()
        }) : (index) -> ()
        return %2 : i32
      ^bb2(%z: i32):
        return %z : i32
      }
      """;

  private static @Nullable Attribute fixed(Operation op) {
    return op.attribute("fixed");
  }

  /** What operations say that do not fold, and the results of calls of what is not here. */
  private static final class FixedConstants extends SparseConstantPropagation {
    FixedConstants(DataFlowSolver solver) {
      super(solver);
    }

    @Override
    protected void visitOperation(
        Operation op, List<ConstantLattice> operands, List<ConstantLattice> results) {
      Attribute fixed = fixed(op);
      if (fixed == null) {
        super.visitOperation(op, operands, results);
      } else {
        solver().propagateIfChanged(results.get(0), results.get(0).join(fixed, null));
      }
    }

    @Override
    protected void visitExternalCall(
        CallOpInterface call, List<ConstantLattice> operands, List<ConstantLattice> results) {
      visitOperation(call.operation(), operands, results);
    }
  }

  /** Arguments of functions and loops are small numbers. */
  private static final class SmallArguments extends IntegerRangeAnalysis {
    SmallArguments(DataFlowSolver solver) {
      super(solver);
    }

    private static boolean isSmall(Value value) {
      return value.definingOp() == null && value.type() instanceof IntegerType;
    }

    private static IntRange range(long min, long max) {
      return IntRange.ofSigned(APInt.of(32, min), APInt.of(32, max));
    }

    @Override
    protected void setToEntryState(IntegerRangeLattice lattice) {
      if (isSmall(lattice.value())) {
        solver().propagateIfChanged(lattice, lattice.join(range(0, 10)));
      } else {
        super.setToEntryState(lattice);
      }
    }

    @Override
    protected void visitNonControlFlowInputs(
        Operation op,
        RegionSuccessor successor,
        List<Value> inputs,
        List<IntegerRangeLattice> lattices) {
      if (op.name().value().equals("test.loop")) {
        lattices.forEach(each -> solver().propagateIfChanged(each, each.join(range(1, 2))));
      } else {
        super.visitNonControlFlowInputs(op, successor, inputs, lattices);
      }
    }
  }

  /** Knows an operation without effects that is in no dialect. */
  private static final class PureLiveness extends LivenessAnalysis {
    PureLiveness(DataFlowSolver solver) {
      super(solver);
    }

    @Override
    protected void visitOperation(Operation op, List<Liveness> operands, List<Liveness> results) {
      if (!op.name().value().equals("test.pure")) {
        super.visitOperation(op, operands, results);
      }
    }
  }

  private static Value resultOf(Operation module, String name) {
    List<Value> found = new ArrayList<>();
    module.walk(
        op -> {
          if (op.name().value().equals(name)) {
            found.add(op.resultCount() == 0 ? op.operand(0) : op.result(0));
          }
        });
    return found.get(0);
  }

  private static String constant(Value value, DataFlowSolver solver) {
    ConstantLattice known = solver.lookup(value, ConstantLattice.class);
    return known == null || known.isUninitialized()
        ? "none"
        : known.constant() instanceof IntegerAttr number ? number.value() + "" : "unknown";
  }

  private static Value argument(Operation module, int block) {
    Operation function = module.region(0).first().last();
    Block at = function.region(0).first();
    for (int i = 0; i < block; i++) {
      at = at.next();
    }
    return at.argument(0);
  }

  @Test
  void constantsOfAnAuthorDecideBranches() {
    Operation module = Programs.parse(PROGRAM);
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(DeadCodeAnalysis::new);
    solver.load(FixedConstants::new);
    solver.run(module);
    assertEquals("3", constant(resultOf(module, "func.call"), solver));
    assertEquals("4", constant(resultOf(module, "test.unknown"), solver));
    assertEquals("-1", constant(resultOf(module, "arith.cmpi"), solver));
    assertEquals("unknown", constant(argument(module, 1), solver));
    assertEquals("none", constant(argument(module, 2), solver));
  }

  @Test
  void rangesBeginAsAnAuthorSays() {
    Operation module = Programs.parse(PROGRAM);
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    solver.load(SmallArguments::new);
    solver.run(module);
    assertEquals("[0, 10]", range(argument(module, 0), solver));
    assertEquals("[7, 17]", range(resultOf(module, "test.pure"), solver));
    assertEquals("[8, 9]", range(resultOf(module, "test.end"), solver));
  }

  private static String range(Value value, DataFlowSolver solver) {
    IntegerRangeLattice known = solver.lookup(value, IntegerRangeLattice.class);
    return known == null || known.range() == null
        ? "none"
        : "[" + known.range().smin() + ", " + known.range().smax() + "]";
  }

  @Test
  void livenessAsAnAuthorKnows() {
    Operation module = Programs.parse(PROGRAM);
    Value operand = resultOf(module, "test.pure");
    assertTrue(LivenessAnalysis.of(module).isLive(operand));
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    LivenessAnalysis analysis = solver.load(PureLiveness::new);
    solver.run(module);
    assertFalse(analysis.isLive(operand));
    assertTrue(analysis.isLive(resultOf(module, "test.end")));
  }
}
