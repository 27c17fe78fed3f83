// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.dataflow.AnalysisState;
import dev.ods.dataflow.ConstantLattice;
import dev.ods.dataflow.DataFlowAnalysis;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.Executable;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.dataflow.SparseConstantPropagation;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassRun;
import dev.ods.testing.MlirOpt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Analyses of an author on the base class, and what the solver keeps for them. */
final class OwnAnalysesTest {
  private static final String UNREACHED = "none";

  /** Functions with branches forward only, so that the analysis of MLIR's tests ends. */
  private static String program(Random random, int functions) {
    StringBuilder text = new StringBuilder();
    int tag = 0;
    for (int f = 0; f < functions; f++) {
      text.append("func.func @f").append(f).append("() {\n");
      int blocks = 1 + random.nextInt(8);
      for (int b = 0; b < blocks; b++) {
        text.append(b == 0 ? "" : "^bb" + b + ":\n");
        for (int i = random.nextInt(3); i >= 0; i--) {
          text.append(op("test.foo", "", random, tag++));
        }
        List<String> successors = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0 && b + 1 < blocks; i--) {
          successors.add("^bb" + (b + 1 + random.nextInt(blocks - b - 1)));
        }
        text.append(
            successors.isEmpty()
                ? "return\n"
                : op("test.branch", " [" + String.join(", ", successors) + "]", random, tag++));
      }
      text.append("}\n");
    }
    return text.toString();
  }

  private static String op(String name, String successors, Random random, int tag) {
    String foo = random.nextBoolean() ? ", foo = " + random.nextInt(16) + " : ui64" : "";
    return "\"" + name + "\"()" + successors + " {tag = \"t" + tag + "\"" + foo + "} : () -> ()\n";
  }

  private static List<Operation> functions(Operation module) {
    List<Operation> functions = new ArrayList<>();
    module.region(0).first().operations().forEach(functions::add);
    return functions;
  }

  private static List<String> foo(Operation module) {
    List<String> lines = new ArrayList<>();
    for (Operation function : functions(module)) {
      DataFlowSolver solver = new DataFlowSolver();
      solver.load(FooAnalysis::new);
      solver.run(function);
      StringAttr name = (StringAttr) function.attribute("sym_name");
      lines.add("function: @" + name.value());
      function.walk(
          op -> {
            if (Tags.of(op) != null) {
              BigInteger number = FooAnalysis.State.at(after(op), solver);
              lines.add(Tags.of(op) + " -> " + (number == null ? UNREACHED : number));
            }
          });
    }
    return lines;
  }

  private static ProgramPoint after(Operation op) {
    return ProgramPoint.after(op);
  }

  @Test
  void anAnalysisOnTheBaseClass() throws Exception {
    MlirOpt.assumeInstalled();
    Random random = new Random(5);
    for (int i = 0; i < 4; i++) {
      String text = program(random, 100);
      List<String> theirs =
          MlirOpt.run(
                  text,
                  "--allow-unregistered-dialect",
                  "--mlir-disable-threading",
                  "--pass-pipeline=builtin.module(func.func(test-foo-analysis))")
              .err()
              .lines()
              .toList();
      List<String> ours = foo(Programs.parse(text));
      assertEquals(theirs.size(), ours.size());
      int reached = 0;
      for (int line = 0; line < ours.size(); line++) {
        // Of blocks without predecessors, the test pass shows what is in memory.
        if (!ours.get(line).endsWith(UNREACHED)) {
          assertEquals(theirs.get(line), ours.get(line), text);
          reached++;
        }
      }
      assertTrue(reached > ours.size() / 2, reached + " of " + ours.size());
    }
  }

  /** Where a loop leads back, the states depend on how often a block is visited. */
  @Test
  void everyRequestIsAVisit() {
    String text =
        """
        func.func @loops() {
          "test.branch"() [^bb1] {tag = "before", foo = 2 : ui64} : () -> ()
        ^bb1:
          "test.foo"() {tag = "outer", foo = 3 : ui64} : () -> ()
          "test.branch"() [^bb1, ^bb2] : () -> ()
        ^bb2:
          "test.foo"() {tag = "inner", foo = 5 : ui64} : () -> ()
          "test.branch"() [^bb1, ^bb3] : () -> ()
        ^bb3:
          "test.foo"() {tag = "after"} : () -> ()
          return
        }
        """;
    assertEquals(
        List.of("function: @loops", "before -> 2", "outer -> 1", "inner -> 4", "after -> 4"),
        foo(Programs.parse(text)));
  }

  /** An analysis that asks for the results of another one only. */
  private static final class Parity extends DataFlowAnalysis {
    Parity(DataFlowSolver solver) {
      super(solver);
    }

    static final class Seen extends AnalysisState {
      private final List<String> numbers = new ArrayList<>();
    }

    @Override
    protected void initialize(Operation top) {
      top.walk(op -> visit(after(op)));
    }

    @Override
    protected void visit(ProgramPoint point) {
      addDependency(solver().state(point, FooAnalysis.State.class, FooAnalysis.State::new), point);
      Seen seen = solver().state(point, Seen.class, Seen::new);
      seen.numbers.add(String.valueOf(FooAnalysis.State.at(point, solver())));
    }
  }

  private static final String JOIN =
      """
      func.func @join() {
        "test.branch"() [^bb1, ^bb3] {foo = 7 : ui64} : () -> ()
      ^bb1:
        "test.branch"() [^bb2] {foo = 1 : ui64} : () -> ()
      ^bb2:
        "test.foo"() {tag = "join", foo = 2 : ui64} : () -> ()
        return
      ^bb3:
        "test.branch"() [^bb2] {foo = 2 : ui64} : () -> ()
      }
      """;

  private static List<String> seenAtJoin(boolean staged) {
    Operation function = functions(Programs.parse(JOIN)).get(0);
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(FooAnalysis::new);
    if (staged) {
      solver.run(function);
    }
    Parity parity = solver.load(Parity::new);
    solver.run(function, analysis -> !staged || analysis == parity);
    List<String> seen = new ArrayList<>();
    function.walk(
        op -> {
          if ("join".equals(Tags.of(op))) {
            seen.addAll(solver.lookup(after(op), Parity.Seen.class).numbers);
          }
        });
    return seen;
  }

  @Test
  void analysesMayBeginWhenOthersHaveEnded() {
    assertEquals(List.of("7"), seenAtJoin(true));
    assertEquals(List.of("4", "7"), seenAtJoin(false));
  }

  /** What an author's states may belong to: here a function and a number. */
  private record Slot(Operation function, int number) {}

  private static final class Count extends AnalysisState {
    private int count;
  }

  private static final String CALLS =
      """
      func.func private @callee(%x: i32) -> i32 {
        return %x : i32
      }
      func.func @caller() -> i32 {
        %0 = arith.constant 1 : i32
        %1 = func.call @callee(%0) : (i32) -> i32
        return %1 : i32
      }
      """;

  @Test
  void statesBelongToObjectsOfAuthors() {
    Operation function = functions(Programs.parse(CALLS)).get(0);
    DataFlowSolver solver = new DataFlowSolver();
    Count count = solver.state(new Slot(function, 1), Count.class, Count::new);
    count.count++;
    assertEquals(1, solver.state(new Slot(function, 1), Count.class, Count::new).count);
    assertNull(solver.lookup(new Slot(function, 2), Count.class));
    solver.eraseState(new Slot(function, 1));
    assertNull(solver.lookup(new Slot(function, 1), Count.class));
  }

  @Test
  void operationsAndBlocksHavePoints() {
    Operation function = functions(Programs.parse(CALLS)).get(0);
    Block block = function.region(0).first();
    DataFlowSolver solver = new DataFlowSolver();
    assertEquals(
        "states belong to values, points and objects of one's own: instead of an operation, ask"
            + " for ProgramPoint.before(op) or ProgramPoint.after(op)",
        assertThrows(
                IllegalArgumentException.class, () -> solver.lookup(function, Executable.class))
            .getMessage());
    assertEquals(
        "states belong to values, points and objects of one's own: instead of a block, ask for"
            + " ProgramPoint.before(block) or ProgramPoint.end(block)",
        assertThrows(
                IllegalArgumentException.class, () -> solver.state(block, Count.class, Count::new))
            .getMessage());
  }

  private static String constant(Value value, DataFlowSolver solver) {
    ConstantLattice known = solver.lookup(value, ConstantLattice.class);
    return known == null
        ? "none"
        : known.constant() instanceof IntegerAttr n ? n.value() + "" : "?";
  }

  private static void name(Operation function, String name) {
    function.setAttribute("sym_name", StringAttr.get(function.context(), name));
  }

  @Test
  void statesOfValuesAreErased() {
    Operation module = Programs.parse(CALLS);
    Operation call = functions(module).get(1).region(0).first().last().previous();
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    solver.run(module);
    assertEquals("1", constant(call.result(0), solver));
    solver.eraseState(call.result(0));
    assertEquals("none", constant(call.result(0), solver));
    assertEquals("1", constant(call.operand(0), solver));
    solver.run(module);
    assertEquals("1", constant(call.result(0), solver));
  }

  /** After a change of the IR, what was kept of it must not be used again. */
  @Test
  void aChangedProgramIsAnalyzedAgain() {
    Operation module =
        Programs.parse(
            CALLS
                + """
                func.func private @other(%x: i32) -> i32 {
                  %0 = arith.constant 5 : i32
                  cf.br ^bb1(%0 : i32)
                ^bb1(%y: i32):
                  return %y : i32
                }
                """);
    Operation call = functions(module).get(1).region(0).first().last().previous();
    Operation branch = functions(module).get(2).region(0).first().last();
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    solver.run(module);
    assertEquals("1", constant(call.result(0), solver));
    name(functions(module).get(0), "other");
    name(functions(module).get(2), "callee");
    solver.eraseAllStates();
    assertEquals("none", constant(call.result(0), solver));
    solver.run(module);
    assertEquals("5", constant(call.result(0), solver));
    branch.setOperands(functions(module).get(2).region(0).first().arguments());
    solver.eraseAllStates();
    solver.run(module);
    assertEquals("1", constant(call.result(0), solver));
  }

  /** Fails at operations with a mark. */
  private static final class Failing extends DataFlowAnalysis {
    private final Consumer<Operation> failure;

    Failing(DataFlowSolver solver, Consumer<Operation> failure) {
      super(solver);
      this.failure = failure;
    }

    @Override
    protected void initialize(Operation top) {
      top.walk(
          op -> {
            solver().enqueue(after(op), this);
            if (op.attribute("mark") != null) {
              failure.accept(op);
            }
          });
    }

    @Override
    protected void visit(ProgramPoint point) {}
  }

  private static String failureInAPass(Consumer<Operation> failure) {
    Operation module = Programs.parse("\"test.foo\"() {mark} : () -> ()");
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.add(
        new Pass("my-pass") {
          @Override
          protected void run(PassRun run) {
            DataFlowSolver solver = new DataFlowSolver();
            solver.load(it -> new Failing(it, failure));
            solver.run(run.operation());
          }
        });
    Diagnostics diagnostics = new Diagnostics();
    assertFalse(PassManager.of(pipeline).run(module, diagnostics));
    return diagnostics.list().get(0).toString();
  }

  @Test
  void failuresOfAnalysesAreErrorsOfThePass() {
    String error =
        failureInAPass(
            op -> {
              throw new DiagnosticException(
                  List.of(new Diagnostic(Severity.ERROR, op.location(), "cannot go on")));
            });
    assertTrue(error.contains("cannot go on"), error);
    error =
        failureInAPass(
            op -> {
              throw new IllegalStateException("a defect");
            });
    assertTrue(error.contains("threw java.lang.IllegalStateException: a defect"), error);
    assertTrue(error.contains("OwnAnalysesTest"), error);
  }

  /** What is left of a run that has failed does not reach the next one. */
  @Test
  void aFailureLeavesNothingToVisit() {
    Operation module = Programs.parse("\"test.foo\"() {mark} : () -> ()");
    Set<ProgramPoint> visited = new LinkedHashSet<>();
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(
        it ->
            new DataFlowAnalysis(it) {
              private boolean failed;

              @Override
              protected void initialize(Operation top) {
                if (!failed) {
                  failed = true;
                  solver().enqueue(after(top), this);
                  throw new IllegalStateException("a defect");
                }
              }

              @Override
              protected void visit(ProgramPoint point) {
                visited.add(point);
              }
            });
    assertThrows(IllegalStateException.class, () -> solver.run(module));
    solver.run(module);
    assertEquals(Set.of(), visited);
  }

  /** Classes without names are named by what they extend. */
  @Test
  void missingAnalysesAreNamed() {
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(it -> new SparseConstantPropagation(it) {});
    Operation module = Programs.parse(CALLS);
    assertEquals(
        "SparseConstantPropagation needs DeadCodeAnalysis: load it into the solver, too",
        assertThrows(IllegalStateException.class, () -> solver.run(module)).getMessage());
    solver.load(DeadCodeAnalysis::new);
    solver.run(module);
  }
}
