// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Changes what programs in generic form say, deterministically for each seed: constants, operands,
 * operations, maps and types. Many of the results are valid, unlike those of mutated tokens.
 */
final class GenericMutator {
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "-1",
          "3",
          "4",
          "7",
          "8",
          "-2",
          "31",
          "32",
          "127",
          "-128",
          "255",
          "2147483647",
          "-2147483648",
          "9223372036854775807");

  private static final List<String> INTEGER_OPS =
      List.of(
          "addi",
          "subi",
          "muli",
          "andi",
          "ori",
          "xori",
          "divsi",
          "divui",
          "remsi",
          "remui",
          "shli",
          "shrsi",
          "shrui",
          "maxsi",
          "maxui",
          "minsi",
          "minui",
          "ceildivsi",
          "floordivsi");

  private static final List<String> FLOAT_OPS =
      List.of("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf");

  private static final Pattern VALUE = Pattern.compile("%[\\w#]+");
  private static final Pattern OPERANDS = Pattern.compile("(?<=\"\\()[^()]*,[^()]*(?=\\))");
  private static final Pattern EXTENT = Pattern.compile("(?<=[<x])(?:\\d+|\\?)(?=x)");

  /** An operation without results or regions on a line of its own, of which not each is needed. */
  private static final Pattern ERASABLE =
      Pattern.compile("\\n *\"(?!\\w+\\.(?:return|yield|br|cond_br))[\\w.]+\"\\([^{\\n]*(?=\\n)");

  private final Random random;
  private final List<Mutation> mutations =
      List.of(
          oneOf("(?<![\\w%#.])-?\\d+(?= : (?:i\\d+|index))", NUMBERS),
          oneOf("(?:(?<=array<i64: )|(?<=, )|(?<=dense<)|(?<=\\[))-?\\d+(?=[,>\\]])", NUMBERS),
          oneOf(
              "-?\\d+\\.\\d+e[+-]\\d+",
              List.of("0.000000e+00", "-0.000000e+00", "1.000000e+00", "5.000000e-01")),
          oneOf("(?<=\"arith\\.)(?:" + String.join("|", INTEGER_OPS) + ")(?=\")", INTEGER_OPS),
          oneOf("(?<=\"arith\\.)(?:" + String.join("|", FLOAT_OPS) + ")(?=\")", FLOAT_OPS),
          oneOf("(?<=predicate = )\\d+", NUMBERS.subList(0, 8)),
          oneOf(
              "(?<= )(?:floordiv|ceildiv|mod|[+*-])(?= )",
              List.of("floordiv", "ceildiv", "mod", "+", "-", "*")),
          oneOf("(?<=[(+*-] |div |mod |> \\()-?\\d+(?=[ ,)>])", NUMBERS.subList(0, 9)),
          oneOf("(?<=fastmath<)\\w+", List.of("none", "fast", "nnan", "nsz", "reassoc")),
          oneOf("(?<=overflow<)\\w+", List.of("none", "nsw", "nuw")),
          this::swapOperands,
          this::replaceOperand,
          this::replaceType,
          this::replaceExtent,
          text -> replaceOne(text, ERASABLE, found -> ""));

  /** Changes one thing; null if the program has none of its kind. */
  @FunctionalInterface
  private interface Mutation {
    @Nullable String apply(String program);
  }

  /** What is put in place of a match. */
  @FunctionalInterface
  private interface Replacement {
    String of(MatchResult match);
  }

  GenericMutator(long seed) {
    random = new Random(seed);
  }

  /** A program with one to three changes. */
  String mutate(String program) {
    String mutated = program;
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      String next = null;
      for (int tries = 0; next == null && tries < 8; tries++) {
        next = any(mutations).apply(mutated);
      }
      mutated = next == null ? mutated : next;
    }
    return mutated;
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private @Nullable String replaceOne(String program, Pattern pattern, Replacement replacement) {
    List<MatchResult> matches = pattern.matcher(program).results().toList();
    if (matches.isEmpty()) {
      return null;
    }
    MatchResult match = any(matches);
    return program.substring(0, match.start())
        + replacement.of(match)
        + program.substring(match.end());
  }

  private Mutation oneOf(String pattern, List<String> choices) {
    Pattern compiled = Pattern.compile(pattern);
    return program -> replaceOne(program, compiled, found -> any(choices));
  }

  private @Nullable String swapOperands(String program) {
    return replaceOne(
        program,
        OPERANDS,
        found -> {
          List<String> operands = new ArrayList<>(Arrays.asList(found.group().split(", ")));
          Collections.shuffle(operands, random);
          return String.join(", ", operands);
        });
  }

  private @Nullable String replaceOperand(String program) {
    List<MatchResult> values = VALUE.matcher(program).results().toList();
    return values.isEmpty() ? null : replaceOne(program, VALUE, found -> any(values).group());
  }

  /** Everywhere, so that operands and results still have the same types. */
  private @Nullable String replaceType(String program) {
    List<String> types = List.of("i1", "i8", "i32", "i64", "index", "f16", "f32", "f64");
    String from = any(types);
    Pattern type = Pattern.compile("\\b" + from + "\\b");
    return type.matcher(program).find() ? type.matcher(program).replaceAll(any(types)) : null;
  }

  private @Nullable String replaceExtent(String program) {
    List<MatchResult> extents = EXTENT.matcher(program).results().toList();
    if (extents.isEmpty()) {
      return null;
    }
    Pattern all = Pattern.compile("(?<=[<x])" + Pattern.quote(any(extents).group()) + "(?=x)");
    return all.matcher(program).replaceAll(any(List.of("?", "0", "1", "2", "4", "8")));
  }
}
