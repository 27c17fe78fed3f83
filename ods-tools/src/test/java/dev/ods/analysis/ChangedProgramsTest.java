// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DenseBackwardAnalysis;
import dev.ods.dataflow.DenseForwardAnalysis;
import dev.ods.dataflow.DenseLattice;
import dev.ods.dataflow.Liveness;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What analyses know of programs that folds or passes change meanwhile. */
final class ChangedProgramsTest {
  /** A loop, live only after others are; the metadata folds to constants in front of it. */
  private static final String LOOP =
      """
      func.func @f(%%m: memref<8x2xf32>, %%i: i1) {
        %%true = arith.constant true
        cf.cond_br %%true, ^head, ^exit
      ^head:
        cf.cond_br %%i, ^body, ^exit
      ^body:
        "t.first"() : () -> ()
        %s
        "t.middle"() : () -> ()
        cf.br ^latch
      ^latch:
        "t.last"() : () -> ()
        cf.br ^head
      ^exit:
        return
      }
      """;

  private static final String METADATA =
      """
      %base, %off, %s:2, %t:2 = memref.extract_strided_metadata %m
            : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
        "t.uses"(%s#0, %t#0) : (index, index) -> ()
      """;

  /** The names of the operations of no dialect on the way to a point. */
  private static final class Passed extends DenseLattice {
    private final Set<String> names = new HashSet<>();

    Passed(ProgramPoint point) {
      super(point);
    }

    /** Adds what another point has passed, and an operation in between. */
    boolean add(Passed other, Operation op) {
      boolean changed = names.addAll(other.names);
      String name = op.name().value();
      return (name.startsWith("t.") && !name.equals("t.uses") && names.add(name)) || changed;
    }
  }

  private static final class Before extends DenseForwardAnalysis<Passed> {
    Before(DataFlowSolver solver) {
      super(solver, Passed.class);
    }

    @Override
    protected Passed newLattice(ProgramPoint point) {
      return new Passed(point);
    }

    @Override
    protected boolean join(Passed lattice, Passed other) {
      return lattice.names.addAll(other.names);
    }

    @Override
    protected void setToEntryState(Passed lattice) {}

    @Override
    protected void visitOperation(Operation op, Passed before, Passed after) {
      solver().propagateIfChanged(after, after.add(before, op));
    }
  }

  private static final class Behind extends DenseBackwardAnalysis<Passed> {
    Behind(DataFlowSolver solver) {
      super(solver, Passed.class);
    }

    @Override
    protected Passed newLattice(ProgramPoint point) {
      return new Passed(point);
    }

    @Override
    protected boolean join(Passed lattice, Passed other) {
      return lattice.names.addAll(other.names);
    }

    @Override
    protected void setToExitState(Passed lattice) {}

    @Override
    protected void visitOperation(Operation op, Passed after, Passed before) {
      solver().propagateIfChanged(before, before.add(after, op));
    }
  }

  private static Set<String> passed(String metadata, boolean forward, String at) {
    Operation module = Programs.parse(LOOP.formatted(metadata));
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    if (forward) {
      solver.load(Before::new);
    } else {
      solver.load(Behind::new);
    }
    solver.run(module);
    Operation op = find(module, at);
    ProgramPoint point = forward ? ProgramPoint.after(op) : ProgramPoint.before(op);
    return Objects.requireNonNull(solver.lookup(point, Passed.class)).names;
  }

  private static Operation find(Operation module, String name) {
    Operation[] found = new Operation[1];
    module.walk(
        op -> {
          if (op.name().value().equals(name)) {
            found[0] = op;
          }
        });
    return Objects.requireNonNull(found[0], name);
  }

  @Test
  void constantsThatFoldsMakeInterruptNoWay() {
    Set<String> all = Set.of("t.first", "t.middle", "t.last");
    for (boolean forward : new boolean[] {true, false}) {
      for (String at : all) {
        assertEquals(all, passed("", forward, at), at);
        assertEquals(all, passed(METADATA, forward, at), at);
      }
    }
  }

  @Test
  void whatWasKeptOfErasedOperationsIsForgotten() {
    Operation module =
        Programs.parse(
            """
            func.func @f(%%i: i1, %%x: i32, %%m: memref<i32>) {
              scf.if %%i {
                %s
                memref.store %%x, %%m[] : memref<i32>
              }
              return
            }
            """
                .formatted(
                    IntStream.range(0, 50)
                        .mapToObj("%%a%d = arith.addi %%x, %%x : i32\n"::formatted)
                        .collect(joining())));
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    solver.load(LivenessAnalysis::new);
    Value condition = find(module, "scf.if").operand(0);
    solver.run(module);
    assertTrue(Liveness.of(condition, solver).isLive());
    find(module, "memref.store").erase();
    solver.eraseAllStates();
    solver.run(module);
    assertFalse(Liveness.of(condition, solver).isLive());
  }

  @Test
  void statesOfOperationsAreNotErased() {
    Operation module = Programs.parse("func.func private @f()");
    DataFlowSolver solver = new DataFlowSolver();
    IllegalArgumentException misuse =
        assertThrows(IllegalArgumentException.class, () -> solver.eraseState(module));
    assertTrue(misuse.getMessage().contains("ProgramPoint.after(op)"), misuse.getMessage());
  }
}
