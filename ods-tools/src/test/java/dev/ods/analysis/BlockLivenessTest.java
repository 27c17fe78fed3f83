// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerAttr;
import dev.ods.dataflow.BlockLiveness;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The values that are live in blocks are those that {@code mlir-opt} prints. */
final class BlockLivenessTest {
  /** How many random functions are tried. */
  private static final int RANDOM = 40;

  private static final String NESTED =
      """
      func.func @f(%a: i32, %c: i1) -> i32 {
        %0 = arith.addi %a, %a : i32
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        %1 = arith.muli %0, %a : i32
        cf.br ^bb3(%1 : i32)
      ^bb2:
        %2 = scf.if %c -> i32 {
          scf.yield %0 : i32
        } else {
          %3 = scf.execute_region -> i32 {
            cf.cond_br %c, ^bb4, ^bb5
          ^bb4:
            cf.br ^bb4
          ^bb5:
            scf.yield %a : i32
          }
          scf.yield %3 : i32
        }
        cf.br ^bb3(%2 : i32)
      ^bb3(%x: i32):
        return %x : i32
      }
      """;

  private static void number(Operation op, Map<Block, Integer> blocks, Map<Value, Integer> values) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        blocks.put(block, blocks.size());
        block.arguments().forEach(argument -> values.put(argument, values.size()));
        for (Operation nested : block.operations()) {
          nested.results().forEach(result -> values.put(result, values.size()));
        }
        block.operations().forEach(nested -> number(nested, blocks, values));
      }
    }
  }

  private static String names(
      Set<Value> live, Map<Block, Integer> blocks, Map<Value, Integer> values) {
    return live.stream()
        .sorted((a, b) -> Integer.compare(values.get(a), values.get(b)))
        .map(
            value ->
                value.isBlockArgument()
                    ? "arg" + value.index() + "@" + blocks.get(value.ownerBlock()) + " "
                    : "val_" + values.get(value) + " ")
        .collect(Collectors.joining());
  }

  private static List<String> lines(Operation function) {
    Map<Block, Integer> blocks = new LinkedHashMap<>();
    Map<Value, Integer> values = new LinkedHashMap<>();
    number(function, blocks, values);
    BlockLiveness liveness = BlockLiveness.of(function);
    List<String> lines = new ArrayList<>();
    blocks.forEach(
        (block, number) -> {
          lines.add("// - Block: " + number);
          lines.add("// --- LiveIn: " + names(liveness.liveIn(block), blocks, values));
          lines.add("// --- LiveOut: " + names(liveness.liveOut(block), blocks, values));
        });
    return lines;
  }

  /** A function whose blocks branch at random, also back, and use what dominates them. */
  private static String random(int seed) {
    Random random = new Random(seed);
    int count = 3 + random.nextInt(6);
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %v0: i32) {\n");
    text.append("  %e = arith.addi %v0, %v0 : i32\n  cf.br ^bb1(%e : i32)\n");
    for (int i = 1; i <= count; i++) {
      text.append("^bb" + i + "(%x" + i + ": i32):\n");
      String outer = List.of("%v0", "%e", "%x" + i).get(random.nextInt(3));
      text.append("  %y" + i + " = arith.muli " + outer + ", %x" + i + " : i32\n");
      int a = 1 + random.nextInt(count);
      int b = 1 + random.nextInt(count);
      if (i == count) {
        text.append("  return\n");
      } else {
        text.append(
            "  cf.cond_br %c, ^bb"
                + a
                + "(%y"
                + i
                + " : i32), ^bb"
                + b
                + "("
                + outer
                + " : i32)\n");
      }
    }
    return text.append("}\n").toString();
  }

  /** For each text, of one function, the lines that the test pass prints. */
  private static List<List<String>> theirs(List<String> texts) throws Exception {
    MlirOpt.assumeInstalled();
    ToolRun run =
        MlirOpt.run(
            MlirOpt.joined(texts),
            "--pass-pipeline=builtin.module(func.func(test-print-liveness))",
            "--split-input-file");
    List<List<String>> theirs =
        Pattern.compile("(?m)^Testing : f$")
            .splitAsStream(run.err())
            .skip(1)
            .map(report -> report.lines().toList())
            .toList();
    assertEquals(texts.size(), theirs.size(), run.err());
    return theirs;
  }

  private static Operation function(String text) {
    return Programs.parse(text).region(0).first().first();
  }

  @Test
  void blocksAreThoseOfMlir() throws Exception {
    List<String> texts = new ArrayList<>(List.of(NESTED));
    IntStream.range(0, RANDOM).mapToObj(BlockLivenessTest::random).forEach(texts::add);
    List<List<String>> theirs = theirs(texts);
    for (int i = 0; i < texts.size(); i++) {
      List<String> expected =
          theirs.get(i).stream()
              .filter(line -> line.matches("// -( Block|-- Live(In|Out)).*"))
              .toList();
      assertEquals(expected, lines(function(texts.get(i))), texts.get(i));
    }
  }

  /** Where each value is live, and which are live at each operation, as the test pass prints. */
  @Test
  void operationsAreThoseOfMlir() throws Exception {
    List<String> texts = new ArrayList<>();
    for (int seed = 0; seed < RANDOM; seed++) {
      Operation module = Programs.parse(random(seed));
      int[] next = {0};
      module
          .region(0)
          .first()
          .first()
          .walk(op -> op.setAttribute("id", IntegerAttr.i64(op.context(), next[0]++)));
      texts.add(Printer.toString(module, PrinterFlags.DEFAULT));
    }
    List<List<String>> theirs = theirs(texts);
    for (int i = 0; i < texts.size(); i++) {
      List<String> expected =
          theirs.get(i).stream()
              .filter(line -> line.matches("// (val_.*:|    .*)"))
              .map(line -> line.replaceAll("    .*id = (\\d+) : i64\\}[^\\[]*", " $1 "))
              .map(line -> line.replace("\b", "").strip())
              .toList();
      String text = texts.get(i);
      assertEquals(
          String.join("\n", expected), String.join("\n", operations(function(text))), text);
    }
  }

  private static long id(Operation op) {
    return ((IntegerAttr) op.attribute("id")).value();
  }

  private static List<String> operations(Operation function) {
    Map<Block, Integer> blocks = new LinkedHashMap<>();
    Map<Value, Integer> values = new LinkedHashMap<>();
    number(function, blocks, values);
    BlockLiveness liveness = BlockLiveness.of(function);
    List<String> lines = new ArrayList<>();
    for (Block block : blocks.keySet()) {
      for (Operation op : block.operations()) {
        for (Value result : op.results()) {
          lines.add("// val_" + values.get(result) + " :");
          liveness.liveOperations(result).stream()
              .map(BlockLivenessTest::id)
              .sorted()
              .forEach(id -> lines.add("// " + id));
        }
      }
      for (Operation op : block.operations()) {
        Set<Value> live = liveness.liveAt(op);
        if (!live.isEmpty()) {
          lines.add("// " + id(op) + " [" + names(live, blocks, values) + "]");
        }
      }
    }
    return lines;
  }

  @Test
  void valuesAreLiveFromTheirDefinitionToTheirLastUse() {
    Operation function = function(NESTED);
    BlockLiveness liveness = BlockLiveness.of(function);
    Block entry = function.region(0).first();
    Operation sum = entry.first();
    Operation product = sum.next().successor(0).first();
    assertEquals(
        List.of("arith.addi", "arith.muli", "cf.cond_br", "scf.if", "scf.yield"),
        liveness.liveOperations(sum.result(0)).stream()
            .map(op -> op.name().value())
            .sorted()
            .toList());
    assertEquals(
        Set.of(entry.argument(0), sum.result(0), product.result(0)), liveness.liveAt(product));
    assertEquals(Set.of(product.result(0)), liveness.liveAt(product.next()));
    assertThrows(IllegalArgumentException.class, () -> liveness.liveAt(function));
  }

  @Test
  void valuesDieAfterTheirLastUse() {
    Operation function = function(NESTED);
    BlockLiveness liveness = BlockLiveness.of(function);
    Block entry = function.region(0).first();
    Operation sum = entry.first();
    Operation branch = entry.last();
    assertFalse(liveness.isDeadAfter(entry.argument(0), branch));
    assertFalse(liveness.isDeadAfter(sum.result(0), sum));
    Block second = branch.successor(0);
    Operation product = second.first();
    assertTrue(liveness.isDeadAfter(sum.result(0), product));
    assertFalse(liveness.isDeadAfter(product.result(0), product));
    assertTrue(liveness.isDeadAfter(product.result(0), second.last()));
  }
}
