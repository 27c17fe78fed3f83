// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Affine maps of loops' numbers, symbols and constants: folded as {@code mlir-opt} folds them. */
final class AffineFoldingTest {
  private static final int FUNCTIONS = 150;
  private static final List<String> SYMBOLS = List.of("%a", "%b", "%c0", "%c3", "%c8");
  private static final List<String> OPERATORS =
      List.of("+", "+", "-", "*", "floordiv", "ceildiv", "mod");
  private static final long[] NUMBERS = {0, 1, 2, 3, 4, 8, -1, -3, 7};
  private static final long[] DIVISORS = {1, 2, 3, 4, 8};

  /** With it, {@code mlir-opt} goes on after a function at which a pass of it has crashed. */
  private static final String REPRODUCER =
      "--mlir-pass-pipeline-crash-reproducer=target/affine-folding.reproducer.mlir";

  private final Random random = new Random(29);
  private final StringBuilder text = new StringBuilder();

  /** What may be a dimension, at the end of the text so far. */
  private final List<String> dims = new ArrayList<>();

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private static String list(int count, IntFunction<String> each) {
    StringJoiner joiner = new StringJoiner(", ");
    for (int i = 0; i < count; i++) {
      joiner.add(each.apply(i));
    }
    return joiner.toString();
  }

  // --- Maps.

  private String expression(int dimCount, int symbolCount, int depth) {
    int choice = random.nextInt(100);
    if (depth == 0 || choice < 15) {
      if (choice % 3 == 0 && dimCount > 0) {
        return "d" + random.nextInt(dimCount);
      }
      return choice % 3 == 1 && symbolCount > 0
          ? "s" + random.nextInt(symbolCount)
          : Long.toString(NUMBERS[random.nextInt(NUMBERS.length)]);
    }
    String operator = any(OPERATORS);
    String lhs = expression(dimCount, symbolCount, depth - 1);
    boolean sums = operator.equals("+") || operator.equals("-");
    String number = Long.toString(DIVISORS[random.nextInt(DIVISORS.length)]);
    String factor = symbolCount > 0 && choice % 4 == 0 ? "s" + random.nextInt(symbolCount) : number;
    String rhs = sums ? expression(dimCount, symbolCount, depth - 1) : factor;
    return "(" + lhs + " " + operator + " " + rhs + ")";
  }

  /** A map of so many results, and what it is applied to. */
  private String applied(int results) {
    int dimCount = random.nextInt(3);
    int symbolCount = random.nextInt(3);
    return "affine_map<(%s)[%s] -> (%s)>(%s)[%s]"
        .formatted(
            list(dimCount, i -> "d" + i),
            list(symbolCount, i -> "s" + i),
            list(results, i -> expression(dimCount, symbolCount, random.nextInt(4))),
            list(dimCount, i -> any(dims)),
            list(symbolCount, i -> any(SYMBOLS)));
  }

  private String bound(String keyword, int low, int high) {
    return random.nextBoolean()
        ? Integer.toString(random.nextInt(low, high))
        : keyword + " " + applied(random.nextInt(1, 4));
  }

  // --- Functions.

  private void function(int number) {
    dims.clear();
    dims.addAll(SYMBOLS);
    text.append(number == 0 ? "" : "// -----\n")
        .append("func.func @f")
        .append(number)
        .append("(%a: index, %b: index, %m: memref<?x?xindex>, %n: memref<4x4xindex>) {\n")
        .append("  %c0 = arith.constant 0 : index\n")
        .append("  %c3 = arith.constant 3 : index\n")
        .append("  %c8 = arith.constant 8 : index\n")
        .append("  %cast = memref.cast %n : memref<4x4xindex> to memref<?x?xindex>\n");
    text.append("  affine.for %i = ")
        .append(bound("max", -3, 5))
        .append(" to ")
        .append(bound("min", 0, 20))
        .append(" step ")
        .append(random.nextInt(1, 5))
        .append(" {\n");
    dims.add("%i");
    dims.add("%i");
    List<String> results = new ArrayList<>();
    for (int i = random.nextInt(1, 6); i > 0; i--) {
      results.add(operation("%v" + i));
    }
    text.append("  affine.if affine_set<(d0)[s0] : (")
        .append(expression(1, 1, 2))
        .append(" >= 0, ")
        .append(expression(1, 1, 2))
        .append(" == 0)>(%i)[")
        .append(any(SYMBOLS))
        .append("] {\n    \"test.then\"() : () -> ()\n  }\n");
    text.append("  \"test.use\"(")
        .append(String.join(", ", results))
        .append(") : (")
        .append(list(results.size(), i -> "index"))
        .append(") -> ()\n  }\n  return\n}\n");
  }

  /** Appends an operation, and returns its result. */
  private String operation(String name) {
    String result = name;
    switch (random.nextInt(6)) {
      case 0 ->
          text.append("  ")
              .append(name)
              .append(" = affine.min ")
              .append(applied(random.nextInt(1, 3)));
      case 1 -> text.append("  ").append(name).append(" = affine.max ").append(applied(3));
      case 2 -> {
        text.append("  ").append(name).append(" = affine.load ");
        text.append(random.nextBoolean() ? "%m[" : "%cast[");
        text.append(any(dims)).append(", ").append(any(dims)).append("] : memref<?x?xindex>\n");
        return result;
      }
      case 3 -> {
        result = name + "x";
        text.append(
                "  %s:2 = affine.delinearize_index %s into (4)"
                    .formatted(name, any(List.of("%i", "%a", "%b"))))
            .append(" : index, index\n")
            .append("  %s = affine.apply affine_map<(d0, d1)".formatted(result))
            .append(" -> (d0 * 4 + d1 + %d)>(%s#0, %s#1)".formatted(random.nextInt(3), name, name));
      }
      default -> text.append("  ").append(name).append(" = affine.apply ").append(applied(1));
    }
    text.append('\n');
    dims.add(result);
    return result;
  }

  /** Nothing that may be poison is delinearized: {@code mlir-opt} crashes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--canonicalize",
        "--cse",
        "--sccp",
        "--loop-invariant-code-motion",
        "--int-range-optimizations",
      })
  void isThatOfMlir(String pass) throws Exception {
    MlirOpt.assumeInstalled();
    for (int i = 0; i < FUNCTIONS; i++) {
      function(i);
    }
    String input = text.toString();
    String[] options = {"--allow-unregistered-dialect", "--split-input-file", pass, REPRODUCER};
    List<String> theirs = functions(MlirOpt.run(input, options));
    List<String> ours = functions(OptRun.of(input, options));
    int compared = 0;
    for (int i = 0; i < FUNCTIONS; i++) {
      if (!theirs.get(i).isBlank()) {
        assertEquals(theirs.get(i), ours.get(i));
        compared++;
      }
    }
    // mlir-opt crashes at most of those with divisions when it infers ranges.
    int least = pass.contains("range") ? FUNCTIONS / 3 : FUNCTIONS;
    assertTrue(compared >= least, compared + " of " + FUNCTIONS + " are compared");
  }

  private static List<String> functions(ToolRun run) {
    return List.of(run.out().split("(?m)^// -----\n", -1));
  }
}
