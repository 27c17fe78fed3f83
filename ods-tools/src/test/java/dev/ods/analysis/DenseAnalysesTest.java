// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StringAttr;
import dev.ods.dataflow.DataFlowAnalysis;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Dense analyses of the modules of the corpus that use memory: what has modified it last, and what
 * accesses it next, are as the test passes of {@code mlir-opt} say.
 */
final class DenseAnalysesTest {
  /** A loop, branches, regions and calls, some of which are not here. */
  private static final String PROGRAM =
      """
      func.func private @external(memref<i32>)
      func.func private @store(%m: memref<i32>, %v: i32) {
        memref.store %v, %m[] : memref<i32>
        return
      }
      func.func private @choose(%c: i1, %a: memref<i32>, %b: memref<i32>, %v: i32) {
        cf.cond_br %c, ^bb1(%a : memref<i32>), ^bb1(%b : memref<i32>)
      ^bb1(%m: memref<i32>):
        memref.store %v, %m[] : memref<i32>
        %0 = memref.load %a[] : memref<i32>
        cf.cond_br %c, ^bb1(%a : memref<i32>), ^bb2
      ^bb2:
        return
      }
      func.func @all(%c: i1, %n: index, %v: i32, %other: memref<i32>) -> i32 {
        %one = arith.constant 1 : index
        %a = memref.alloca() : memref<i32>
        %b = memref.alloca() : memref<i32>
        func.call @store(%a, %v) : (memref<i32>, i32) -> ()
        scf.if %c {
          memref.store %v, %b[] : memref<i32>
          %7 = memref.load %a[] : memref<i32>
        } else {
          func.call @store(%b, %v) : (memref<i32>, i32) -> ()
        }
        %1 = memref.load %a[] : memref<i32>
        scf.for %i = %one to %n step %one {
          %2 = memref.load %b[] : memref<i32>
          memref.store %2, %a[] : memref<i32>
          memref.store %2, %other[] : memref<i32>
        }
        %3 = memref.load %a[] : memref<i32>
        func.call @external(%b) : (memref<i32>) -> ()
        %4 = memref.load %b[] : memref<i32>
        memref.store %4, %a[] : memref<i32>
        func.call @choose(%c, %a, %b, %v) : (i1, memref<i32>, memref<i32>, i32) -> ()
        %5 = memref.load %b[] : memref<i32>
        return %5 : i32
      }
      """;

  /** Names the operations with operands that are memory; how many there are. */
  private static int tag(Operation module) {
    return Tags.add(
        module, op -> op.operands().stream().anyMatch(value -> value.type() instanceof MemRefType));
  }

  private static DataFlowSolver solve(
      Operation module,
      boolean interprocedural,
      Function<DataFlowSolver, ? extends DataFlowAnalysis> analysis) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.setInterprocedural(interprocedural);
    solver.loadBaseline();
    solver.load(analysis);
    solver.load(UnderlyingValueAnalysis::new);
    solver.run(module);
    return solver;
  }

  /** For each operand those that the analysis finds; null if it has not come to the operation. */
  private static @Nullable List<String> found(Operation op, DataFlowSolver solver) {
    AdjacentAccess state = solver.lookup(ProgramPoint.after(op), AdjacentAccess.class);
    if (state == null) {
      return null;
    }
    List<String> all = new ArrayList<>();
    for (Value operand : op.operands()) {
      Value value =
          UnderlyingValueAnalysis.mostUnderlying(
              operand, v -> solver.lookup(v, UnderlyingValueAnalysis.State.class));
      Set<Operation> known = value == null ? null : state.of(value);
      all.add(
          known == null
              ? "unknown"
              : known.stream().map(DenseAnalysesTest::name).sorted().toList().toString());
    }
    return all;
  }

  private static String name(Operation op) {
    return op.attribute("tag") instanceof StringAttr tag ? tag.value() : op.name().toString();
  }

  private static Map<String, String> ours(
      Operation module,
      boolean interprocedural,
      Function<DataFlowSolver, ? extends DataFlowAnalysis> analysis) {
    Map<String, String> all = new TreeMap<>();
    DataFlowSolver solver = solve(module, interprocedural, analysis);
    module.walk(
        op -> {
          if (op.attribute("tag") instanceof StringAttr tag) {
            List<String> found = found(op, solver);
            all.put(tag.value(), found == null ? "not computed" : found.toString());
          }
        });
    return all;
  }

  private static Map<String, String> lastModified(
      Operation module, boolean interprocedural, boolean externalWrites) {
    return ours(module, interprocedural, it -> new AccessAnalyses.LastModified(it, externalWrites));
  }

  private static Map<String, String> nextAccess(
      Operation module, boolean interprocedural, boolean externalReads) {
    return ours(module, interprocedural, it -> new AccessAnalyses.NextAccess(it, externalReads));
  }

  /** The report of {@code --test-last-modified}. */
  private static Map<String, String> lastModified(String report) {
    Map<String, String> all = new TreeMap<>();
    List<List<String>> operands = new ArrayList<>();
    String tag = "";
    for (String line : (report + "\ntest_tag: end:").lines().toList()) {
      if (line.startsWith("test_tag: ")) {
        if (!tag.isEmpty()) {
          all.putIfAbsent(tag, operands.stream().map(DenseAnalysesTest::shown).toList().toString());
        }
        tag = line.substring("test_tag: ".length(), line.length() - 1);
        operands = new ArrayList<>();
      } else if (line.contains("<not computed>")) {
        all.put(tag, "not computed");
      } else if (line.startsWith(" operand #")) {
        operands.add(new ArrayList<>());
      } else if (line.contains("- ")) {
        operands.get(operands.size() - 1).add(line.substring(line.indexOf("- ") + 2));
      }
    }
    return all;
  }

  private static String shown(List<String> found) {
    return found.contains("<unknown>") ? "unknown" : found.stream().sorted().toList().toString();
  }

  private static Map<String, String> nextAccess(String text) {
    Map<String, String> all = new TreeMap<>();
    Programs.parse(text)
        .walk(
            op -> {
              if (op.attribute("tag") instanceof StringAttr tag) {
                all.put(tag.value(), shown(op.attribute("next_access")));
              }
            });
    return all;
  }

  private static String shown(@Nullable Attribute found) {
    if (!(found instanceof ArrayAttr operands)) {
      return "not computed";
    }
    List<String> all = new ArrayList<>();
    for (Attribute operand : operands.elements()) {
      all.add(
          operand instanceof ArrayAttr names
              ? names.elements().stream()
                  .map(name -> ((StringAttr) name).value())
                  .sorted()
                  .toList()
                  .toString()
              : "unknown");
    }
    return all.toString();
  }

  /**
   * Those of which anything is known. MLIR's analyses share the states around operations without
   * effects, so that some have one that are not reached.
   */
  private static Map<String, String> known(Map<String, String> found) {
    found.values().removeIf(all -> !all.matches(".*\\[(t\\d+|[a-z]+\\.).*"));
    return found;
  }

  /**
   * Compares both analyses; how many of the test passes have not crashed.
   *
   * @param externalAccesses whether calls that are not followed access all their arguments
   */
  static int assertSame(
      Operation module, boolean interprocedural, boolean externalAccesses, String id)
      throws Exception {
    String options = "=interprocedural=%s assume-func-%s=%s";
    ToolRun before =
        Tags.run(
            module,
            "--test-last-modified"
                + options.formatted(interprocedural, "writes", externalAccesses));
    if (before != null) {
      assertEquals(
          known(lastModified(before.err())),
          known(lastModified(module, interprocedural, externalAccesses)),
          id);
    }
    ToolRun after =
        Tags.run(
            module,
            "--test-next-access" + options.formatted(interprocedural, "reads", externalAccesses));
    if (after != null) {
      assertEquals(
          known(nextAccess(after.out())),
          known(nextAccess(module, interprocedural, externalAccesses)),
          id);
    }
    return (before == null ? 0 : 1) + (after == null ? 0 : 1);
  }

  /** What {@code mlir-opt} finds, so that it need not be there. */
  @Test
  void aProgramAsIsKnown() {
    Operation module = Programs.parse(PROGRAM);
    tag(module);
    assertEquals(
        "{t1=[unknown, [t16], unknown], t10=[[memref.alloca, t6]], t11=[unknown, [t11]],"
            + " t12=[unknown, [t12]], t13=[[t0, t11]], t16=[unknown, [t16]], t5=[[t0], unknown],"
            + " t6=[unknown, [t6]], t7=[[t0]], t8=[[memref.alloca], unknown], t9=[[t0]]}",
        known(lastModified(module, true, false)).toString());
    assertEquals(
        "{t11=[unknown, [t11, t13]], t12=[unknown, [t12]], t14=[[t15]],"
            + " t17=[unknown, unknown, [t18], unknown], t5=[[t0, t7], unknown], t7=[[t9]],"
            + " t9=[[t11, t13]]}",
        known(nextAccess(module, true, false)).toString());
  }

  @Test
  void aProgramOfAllKindsOfControlFlow() throws Exception {
    MlirOpt.assumeInstalled();
    Operation module = Programs.parse(PROGRAM);
    assertTrue(tag(module) > 15);
    for (boolean external : new boolean[] {true, false}) {
      assertEquals(2, assertSame(module, true, external, "program"));
      assertEquals(2, assertSame(module, false, external, "program, each function by itself"));
    }
  }

  @Test
  void modulesOfTheCorpus() throws Exception {
    MlirOpt.assumeInstalled();
    // MLIR's test passes share the states before and after what has no effects, and reset them
    // where
    // it does not say so itself, as in scf.reduce. Each takes processes of its own, as some crash.
    List<CorpusCase> some =
        CorpusModules.sample(
            "valid cases with memory",
            text -> text.contains("\"memref.store\"") && !text.contains("\"scf.reduce\""));
    int tagged = 0;
    int compared = 0;
    for (int i = 0; i < some.size(); i++) {
      CorpusCase c = some.get(i);
      Operation module = Programs.parse(c.text("generic"));
      tagged += tag(module);
      compared += assertSame(module, true, i % 2 == 0, c.id());
    }
    System.out.println(
        "dense analyses: %d runs on %d modules, %d operations"
            .formatted(compared, some.size(), tagged));
    assertTrue(tagged > 2 * some.size(), "operations: " + tagged);
    assertTrue(compared > some.size(), "compared: " + compared);
  }
}
