// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.Executable;
import dev.ods.dataflow.PredecessorState;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Dead code where an analysis that is not the project's says which values are constants: what can
 * be executed, and where control comes from, is as {@code --test-dead-code-analysis} says.
 */
final class DeadCodeTest {
  private static final Pattern TAG = Pattern.compile("tag = \"(t\\d+)\"");

  private static final String PROGRAM =
      """
      func.func @branches(%c: i1) -> i32 {
        %true = arith.constant true
        %false = arith.constant false
        %sum = arith.ori %true, %false : i1
        cf.cond_br %true, ^bb1, ^bb2
      ^bb1:
        cf.cond_br %sum, ^bb3, ^bb2
      ^bb2:
        cf.cond_br %c, ^bb2, ^bb3
      ^bb3:
        %r = scf.if %false -> i32 {
          %1 = func.call @once(%c) : (i1) -> i32
          scf.yield %1 : i32
        } else {
          %2 = func.call @twice(%c) : (i1) -> i32
          %3 = func.call @twice(%true) : (i1) -> i32
          %4 = func.call @external(%c) : (i1) -> i32
          scf.yield %4 : i32
        }
        return %r : i32
      }
      func.func private @external(i1) -> i32
      func.func private @once(%c: i1) -> i32 {
        %0 = arith.constant 1 : i32
        return %0 : i32
      }
      func.func private @twice(%c: i1) -> i32 {
        %0 = arith.constant 1 : i32
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        return %0 : i32
      ^bb2:
        return %0 : i32
      }
      """;

  /** What the analysis finds: a line for each block, edge and predecessor. */
  private static List<String> ours(Operation module) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(DeadCodeAnalysis::new);
    solver.load(ConstantsOnly::new);
    solver.run(module);
    List<String> lines = new ArrayList<>();
    module.walk(
        op -> {
          if (Tags.of(op) == null) {
            return;
          }
          lines.add(Tags.of(op) + ":");
          for (int i = 0; i < op.regionCount(); i++) {
            lines.add("region " + i);
            addRegion(op.region(i), solver, lines);
          }
          addPredecessors(ProgramPoint.after(op), "op", solver, lines);
        });
    return lines;
  }

  private static void addRegion(Region region, DataFlowSolver solver, List<String> lines) {
    List<Block> blocks = new ArrayList<>();
    region.blocks().forEach(blocks::add);
    for (Block block : blocks) {
      lines.add("block" + live(ProgramPoint.before(block), solver));
      for (Block from : block.predecessors()) {
        ProgramPoint edge = new ProgramPoint.Edge(from, block);
        lines.add("from " + blocks.indexOf(from) + live(edge, solver));
      }
    }
    if (!blocks.isEmpty()) {
      addPredecessors(ProgramPoint.before(blocks.get(0)), "region", solver, lines);
    }
  }

  private static String live(ProgramPoint point, DataFlowSolver solver) {
    Executable state = solver.lookup(point, Executable.class);
    return state != null && state.isLive() ? " live" : " dead";
  }

  private static void addPredecessors(
      ProgramPoint point, String what, DataFlowSolver solver, List<String> lines) {
    PredecessorState state = solver.lookup(point, PredecessorState.class);
    if (state != null) {
      lines.add(what + (state.allPredecessorsKnown() ? " all" : " some"));
      state.knownPredecessors().forEach(from -> lines.add("pred " + Tags.of(from)));
    }
  }

  /** What the report of the test pass says, in our words. */
  private static List<String> theirs(String report) {
    List<String> lines = new ArrayList<>();
    List<String> blocks = new ArrayList<>();
    int start = 0;
    for (String line : report.lines().toList()) {
      if (line.startsWith(" region #")) {
        start = lines.size();
        blocks.clear();
        lines.add("region " + line.substring(" region #".length()));
      } else if (line.startsWith("  ^bb")) {
        blocks.add(line.substring(2, line.indexOf(" = ")));
        lines.add("block" + line.substring(line.lastIndexOf(' ')));
      } else if (line.startsWith("   from ^bb")) {
        lines.add(
            "from "
                + line.substring(8, line.indexOf(" = "))
                + line.substring(line.lastIndexOf(' ')));
      } else if (line.matches("(region|op)_preds:.*")) {
        number(lines.subList(start, lines.size()), blocks);
        lines.add(
            line.substring(0, line.indexOf('_')) + (line.contains("(all)") ? " all" : " some"));
      } else if (line.matches("t\\d+:")) {
        number(lines.subList(start, lines.size()), blocks);
        lines.add(line);
      } else {
        Matcher tag = TAG.matcher(line);
        if (tag.find()) {
          lines.add("pred " + tag.group(1));
        }
      }
    }
    number(lines.subList(start, lines.size()), blocks);
    return lines;
  }

  /** Blocks by their index, where the report has their names. */
  private static void number(List<String> lines, List<String> blocks) {
    for (int i = 0; i < lines.size(); i++) {
      String[] words = lines.get(i).split(" ", -1);
      if (words[0].equals("from") && words[1].startsWith("^")) {
        lines.set(i, "from " + blocks.indexOf(words[1]) + " " + words[2]);
      }
    }
  }

  /** Whether the test pass has not crashed. */
  static boolean assertSame(Operation module, String id) throws Exception {
    Tags.add(module, op -> true);
    ToolRun run = Tags.run(module, "--test-dead-code-analysis");
    if (run != null) {
      assertEquals(String.join("\n", theirs(run.err())), String.join("\n", ours(module)), id);
    }
    return run != null;
  }

  /** Without folds, so that the branch on a sum is not decided; but those on constants are. */
  @Test
  void anAnalysisDecidesBranches() {
    Operation module = Programs.parse(PROGRAM);
    Tags.add(module, op -> op.name().value().equals("func.func"));
    String found =
        ours(module).stream()
            .filter(line -> line.matches("t\\d:|(block|from) .*"))
            .collect(Collectors.joining(", "));
    assertEquals(
        "t0:, block live, block live, from 0 live, block live, from 2 live, from 1 live,"
            + " from 0 dead, block live, from 2 live, from 1 live, t1:, t2:, block dead, t3:,"
            + " block live, block live, from 0 live, block live, from 0 live",
        found);
  }

  @Test
  void aProgramOfAllKindsOfControlFlow() throws Exception {
    MlirOpt.assumeInstalled();
    assertTrue(assertSame(Programs.parse(PROGRAM), "program"));
  }

  @Test
  void modulesOfTheCorpus() throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> some =
        CorpusModules.sample(
            "valid cases with branches or calls",
            text -> text.matches("(?s).*\"(cf|scf|func\\.call|affine\\.if).*"));
    int compared = 0;
    for (CorpusCase c : some) {
      compared += assertSame(Programs.parse(c.text("generic")), c.id()) ? 1 : 0;
    }
    System.out.println("dead code: %d of %d modules".formatted(compared, some.size()));
    assertTrue(compared > some.size() / 2, "compared: " + compared);
  }
}
