// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.verify.DominanceInfo;
import dev.ods.verify.PostDominanceInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Dominance and post-dominance among blocks are as {@code mlir-opt}'s test pass says. */
final class PostDominanceTest {
  private static final int FUNCTIONS = 300;

  /**
   * A function whose blocks branch at random, also back and for ever, with regions inside. All are
   * reachable: of others the test pass crashes.
   */
  private static String function(int seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("func.func @f" + seed + "(%c: i1) {\n");
    blocks(random, text, 1 + random.nextInt(9), "return", 2);
    return text.append("}\n").toString();
  }

  private static void blocks(Random random, StringBuilder text, int count, String exit, int depth) {
    List<List<Integer>> branches = branches(random, count);
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : "^bb" + i + ":\n");
      text.append("\"foo.op\"() : () -> ()\n");
      if (depth > 0 && random.nextInt(4) == 0) {
        text.append("scf.execute_region {\n");
        blocks(random, text, 1 + random.nextInt(4), "scf.yield", depth - 1);
        text.append("}\n");
      }
      List<String> targets = branches.get(i).stream().map(target -> "^bb" + target).toList();
      text.append(
          switch (targets.size()) {
            case 0 -> exit;
            case 1 -> "cf.br " + targets.get(0);
            default -> "cf.cond_br %c, " + String.join(", ", targets);
          });
      text.append('\n');
    }
  }

  private static List<List<Integer>> branches(Random random, int count) {
    List<List<Integer>> branches = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      branches.add(new ArrayList<>());
      if (i > 0) {
        List<List<Integer>> free =
            branches.subList(0, i).stream().filter(targets -> targets.size() < 2).toList();
        free.get(random.nextInt(free.size())).add(i);
      }
    }
    for (List<Integer> targets : branches) {
      while (count > 1 && targets.size() < 2 && random.nextInt(3) > 0) {
        targets.add(1 + random.nextInt(count - 1));
      }
    }
    return branches;
  }

  private static Map<Block, Integer> numbered(Operation function) {
    Map<Block, Integer> numbers = new LinkedHashMap<>();
    function.walk(op -> numbers.putIfAbsent(Objects.requireNonNull(op.block()), numbers.size()));
    return numbers;
  }

  private static String nearest(Map<Block, Integer> ids, Block a, Block b, Block found) {
    return "Nearest(%d, %d) = %s"
        .formatted(ids.get(a), ids.get(b), found == null ? "<no dom>" : ids.get(found));
  }

  private static String relation(String name, int a, int b, boolean dominates, boolean properly) {
    return "%s(%d, %d) = %d (properly = %d)"
        .formatted(name, a, b, dominates ? 1 : 0, properly ? 1 : 0);
  }

  /** The report of the pass {@code test-print-dominance}. */
  private static List<String> report(Operation function, String name) {
    Map<Block, Integer> ids = numbered(function);
    DominanceInfo before = new DominanceInfo();
    PostDominanceInfo after = new PostDominanceInfo();
    List<List<String>> parts =
        List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    ids.forEach(
        (a, x) ->
            ids.forEach(
                (b, y) -> {
                  parts.get(0).add(nearest(ids, a, b, before.nearestCommonDominator(a, b)));
                  parts.get(1).add(nearest(ids, a, b, after.nearestCommonPostDominator(a, b)));
                  parts
                      .get(2)
                      .add(
                          relation(
                              "dominates",
                              x,
                              y,
                              before.dominates(a, b),
                              before.properlyDominates(a, b)));
                  parts
                      .get(3)
                      .add(
                          relation(
                              "postdominates",
                              x,
                              y,
                              after.postDominates(a, b),
                              after.properlyPostDominates(a, b)));
                }));
    List<String> lines = new ArrayList<>(List.of("Testing : " + name));
    List<String> titles =
        List.of(
            "DominanceInfo",
            "PostDominanceInfo",
            "Block Dominance relationship",
            "Block PostDominance relationship");
    for (int i = 0; i < 4; i++) {
      lines.add("--- " + titles.get(i) + " ---");
      lines.addAll(parts.get(i));
    }
    return lines;
  }

  @Test
  void randomBlocksAreThoseOfMlir() throws Exception {
    MlirOpt.assumeInstalled();
    StringBuilder text = new StringBuilder();
    for (int seed = 0; seed < FUNCTIONS; seed++) {
      text.append(function(seed));
    }
    List<String> theirs =
        MlirOpt.run(
                text.toString(),
                "--pass-pipeline=builtin.module(func.func(test-print-dominance))",
                "--allow-unregistered-dialect",
                "--mlir-disable-threading")
            .out()
            .lines()
            .filter(line -> line.matches("(Testing|--- |Nearest|(post)?dominates).*"))
            .toList();
    List<String> ours = new ArrayList<>();
    Operation module = Programs.parse(text.toString());
    int number = 0;
    for (Operation function : module.region(0).first().operations()) {
      ours.addAll(report(function, "f" + number++));
    }
    assertEquals(String.join("\n", theirs), String.join("\n", ours));
    assertTrue(theirs.size() > 100 * FUNCTIONS, "lines: " + theirs.size());
  }

  @Test
  void operationsAreFollowedOnEachPath() {
    Operation function =
        Programs.parse(
                """
                func.func @f(%c: i1) {
                  "foo.first"() : () -> ()
                  cf.cond_br %c, ^bb1, ^bb2
                ^bb1:
                  "foo.around"() ({
                    "foo.inside"() : () -> ()
                  }) : () -> ()
                  cf.br ^bb2
                ^bb2:
                  "foo.last"() : () -> ()
                  return
                }
                """)
            .region(0)
            .first()
            .first();
    Map<String, Operation> ops = new LinkedHashMap<>();
    function.walk(op -> ops.put(op.name().stripDialect(), op.keep()));
    PostDominanceInfo info = new PostDominanceInfo();
    assertTrue(info.postDominates(ops.get("last"), ops.get("inside")));
    assertTrue(info.postDominates(ops.get("return"), ops.get("last")));
    assertTrue(info.postDominates(ops.get("around"), ops.get("inside")));
    assertTrue(info.postDominates(ops.get("last"), ops.get("last")));
    assertFalse(info.properlyPostDominates(ops.get("last"), ops.get("last")));
    assertFalse(info.postDominates(ops.get("last"), ops.get("return")));
    assertFalse(info.postDominates(ops.get("around"), ops.get("first")));
    assertFalse(info.postDominates(ops.get("inside"), ops.get("first")));
    Block entry = ops.get("first").block();
    Block end = ops.get("last").block();
    assertEquals(end, info.immediatePostDominator(entry));
    assertNull(info.immediatePostDominator(end));
    assertFalse(
        info.postDominates(end, Programs.parse("func.func private @g()").region(0).first()));
  }
}
