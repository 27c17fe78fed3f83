// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sparse backward analyses of the modules of the corpus: where values are written to, and which are
 * needed, is as the test passes of {@code mlir-opt} say.
 */
@Tag("shared")
final class BackwardAnalysesTest {
  private static final String PROGRAM =
      """
      func.func private @external(memref<i32>, i32) -> i32
      func.func private @store(%m: memref<i32>, %v: i32) -> i32 {
        memref.store %v, %m[] : memref<i32>
        %0 = arith.muli %v, %v : i32
        return %0 : i32
      }
      func.func @all(%c: i1, %n: index, %v: i32, %w: i32, %m: memref<i32>) -> i32 {
        %one = arith.constant 1 : index
        %0 = arith.addi %v, %w : i32
        %1 = func.call @store(%m, %0) : (memref<i32>, i32) -> i32
        %2 = func.call @external(%m, %w) : (memref<i32>, i32) -> i32
        %3 = scf.if %c -> i32 {
          scf.yield %1 : i32
        } else {
          %5 = arith.subi %1, %2 : i32
          scf.yield %5 : i32
        }
        %4 = scf.for %i = %one to %n step %one iter_args(%x = %3) -> i32 {
          %6 = arith.addi %x, %v : i32
          memref.store %6, %m[] : memref<i32>
          %7 = arith.index_cast %i : index to i32
          scf.yield %7 : i32
        }
        cf.cond_br %c, ^bb1(%4 : i32), ^bb1(%w : i32)
      ^bb1(%y: i32):
        memref.store %y, %m[] : memref<i32>
        return %v : i32
      }
      """;

  private static Map<String, String> writes(
      Operation module, boolean interprocedural, boolean externalWrites) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.setInterprocedural(interprocedural);
    solver.loadBaseline();
    solver.load(it -> new WrittenTo(it, externalWrites));
    solver.run(module);
    Map<String, String> all = new TreeMap<>();
    walkTagged(
        module,
        op -> {
          List<String> found = new ArrayList<>();
          for (Value value : values(op)) {
            WrittenTo.Writes writes = solver.lookup(value, WrittenTo.Writes.class);
            found.add(writes == null ? "none" : writes.toString());
          }
          all.put(Tags.of(op), found.toString());
        });
    return all;
  }

  private static void walkTagged(Operation module, Consumer<Operation> visitor) {
    module.walk(
        op -> {
          if (Tags.of(op) != null) {
            visitor.accept(op);
          }
        });
  }

  private static List<Value> values(Operation op) {
    List<Value> values = new ArrayList<>(op.operands());
    values.addAll(op.results());
    return values;
  }

  private static Map<String, String> needs(Operation module) {
    LivenessAnalysis analysis = LivenessAnalysis.of(module);
    Map<String, String> all = new TreeMap<>();
    walkTagged(
        module,
        op -> {
          List<Value> values = values(op);
          for (int i = 0; i < op.regionCount(); i++) {
            // Of MLIR 22, the test pass shows no other blocks.
            Block entry = op.region(i).first();
            values.addAll(entry == null ? List.of() : entry.arguments());
          }
          all.put(Tags.of(op), values.stream().map(analysis::isLive).toList() + "");
        });
    return all;
  }

  /** What a report says of each operation, by its name. */
  private static Map<String, String> theirs(ToolRun run) {
    Map<String, List<String>> all = new TreeMap<>();
    List<String> values = List.of();
    for (String line : (run.out() + run.err()).lines().toList()) {
      if (line.startsWith("test_tag: ")) {
        values = new ArrayList<>();
        all.put(line.substring("test_tag: ".length(), line.length() - 1), values);
      } else if (line.matches(" +(operand|result|argument): ?#.*| (operand|result) #.*")) {
        values.add(shown(line.substring(line.lastIndexOf(": ") + 2)));
      }
    }
    Map<String, String> shown = new TreeMap<>();
    all.forEach((tag, found) -> shown.put(tag, found.toString()));
    return shown;
  }

  private static String shown(String found) {
    if (found.startsWith("[")) {
      String names = found.substring(1, found.length() - 1).replace("\"", "");
      return names.isEmpty() ? "[]" : new TreeSet<>(List.of(names.split(" ", -1))).toString();
    }
    return switch (found) {
      case "live" -> "true";
      case "not live" -> "false";
      default -> "none";
    };
  }

  /** Whether the test pass has not crashed. */
  private static boolean compareWrites(
      Operation module, boolean interprocedural, boolean writes, String id) throws Exception {
    String options = "interprocedural=" + interprocedural + " assume-func-writes=" + writes;
    ToolRun run = Tags.run(module, "--test-written-to=" + options);
    if (run != null) {
      assertEquals(theirs(run), writes(module, interprocedural, writes), id + " with " + options);
    }
    return run != null;
  }

  /** Whether the test pass has not crashed. */
  private static boolean compareNeeds(Operation module, String id) throws Exception {
    ToolRun run = Tags.run(module, "--test-liveness-analysis");
    if (run != null) {
      assertEquals(theirs(run), needs(module), id);
    }
    return run != null;
  }

  /** An analysis decides what happens at calls that are not followed. */
  @Test
  void externalCallsAreVisited() {
    Operation module = Programs.parse(PROGRAM);
    Tags.add(module, op -> true);
    List<String> calls = new ArrayList<>();
    module.walk(
        op -> {
          if (op.name().value().equals("func.call")) {
            calls.add(Tags.of(op));
          }
        });
    assertEquals(
        "[[[t7, t8], [t7], [t14, t19]], [[t7, t8], [t19, t7, t8], [t14, t19]]]",
        calls.stream().map(writes(module, false, true)::get).toList().toString());
    assertEquals(
        "[[[callarg0], [callarg1], [t14, t19]], [[callarg0], [callarg1, t19], [t14, t19]]]",
        calls.stream().map(writes(module, false, false)::get).toList().toString());
  }

  @Test
  void aProgramOfAllKindsOfControlFlow() throws Exception {
    MlirOpt.assumeInstalled();
    Operation module = Programs.parse(PROGRAM);
    Tags.add(module, op -> true);
    for (boolean interprocedural : new boolean[] {true, false}) {
      for (boolean writes : new boolean[] {true, false}) {
        assertTrue(compareWrites(module, interprocedural, writes, "program"));
      }
    }
    assertTrue(compareNeeds(module, "program"));
  }

  @Test
  void modulesOfTheCorpus() throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> some =
        CorpusModules.sample(
            "valid cases with memory",
            text -> text.matches("(?s).*\"(memref.store|func.call)\".*"));
    int compared = 0;
    for (int i = 0; i < some.size(); i++) {
      CorpusCase c = some.get(i);
      Operation module = Programs.parse(c.text("generic"));
      Tags.add(module, op -> true);
      compared += compareWrites(module, i % 4 < 2, i % 2 == 0, c.id()) ? 1 : 0;
      compared += compareNeeds(module, c.id()) ? 1 : 0;
    }
    System.out.println("backward: %d runs on %d modules".formatted(compared, some.size()));
    assertTrue(compared > some.size(), "compared: " + compared);
  }
}
