// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.Sample;
import dev.ods.testing.Share;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What nests deep is parsed, verified and printed by {@code ods-opt}, on a thread with a stack of
 * 512 KiB: as by {@code mlir-opt} where that does not run out of stack, and to a fixed point at
 * 100,000 levels.
 */
final class DepthTest {
  private static final int MOST = 100_000;
  private static final int SMALL_STACK = 512 << 10;
  private static final String ALLOW = "--allow-unregistered-dialect";
  private static final String LOCATIONS = "--mlir-print-debuginfo";
  private static final String LOCAL = "--mlir-print-local-scope";
  private static final String PRETTY = "--mlir-pretty-debuginfo";
  private static final String SKIP_REGIONS = "--mlir-print-skip-regions";

  /**
   * Something that nests.
   *
   * @param text a file with so many levels of it
   * @param most how many levels of it {@code ods-opt} parses
   * @param options how it is printed
   */
  private record Construct(String name, IntFunction<String> text, int most, List<String> options) {
    String[] arguments() {
      List<String> all = new ArrayList<>(options);
      all.add(ALLOW);
      return all.toArray(String[]::new);
    }

    @Override
    public String toString() {
      return name + " " + options;
    }
  }

  private static IntFunction<String> in(
      String before, String open, String innermost, String close, String after) {
    return depth -> before + open.repeat(depth) + innermost + close.repeat(depth) + after + "\n";
  }

  /** Attributes. */
  private static Stream<Construct> attributes() {
    return Stream.of(
            List.of("tuple<", "i32", ">"),
            List.of("tuple<i1, ", "i32", ", i2>"),
            List.of("(", "i32", ") -> ()"),
            List.of("() -> (", "i32", ")"),
            List.of("memref<1x", "i32", ">"),
            List.of("tensor<1xi32, ", "1 : i32", ">"),
            List.of("[", "1", "]"),
            List.of("[1, ", "1", ", 2]"),
            List.of("{x = ", "1", "}"),
            List.of("#foo.bar", "<[{()}]>", ""))
        .map(
            form ->
                new Construct(
                    form.get(0),
                    form.get(2).isEmpty()
                        ? in("\"a.b\"() {x = #foo.bar<", "[(<{", "", "}>)]", ">} : () -> ()")
                        : in(
                            "\"a.b\"() {x = ",
                            form.get(0),
                            form.get(1),
                            form.get(2),
                            "} : () -> ()"),
                    MOST,
                    List.of()));
  }

  private static Stream<Construct> affineExpressions() {
    String map = "\"a.b\"() {x = affine_map<(d0, d1)[s0] -> (";
    return Stream.of(
        new Construct("parentheses", in(map, "(", "d0", ")", ")>} : () -> ()"), MOST, List.of()),
        new Construct("signs", in(map, "- ", "d0", "", ")>} : () -> ()"), MOST, List.of()),
        new Construct(
            "sums of signs", in(map, "-(d1 + ", "d0", ")", ")>} : () -> ()"), MOST, List.of()),
        new Construct(
            "quotients", in(map, "(", "d0", " floordiv 3 + 1)", ")>} : () -> ()"), MOST, List.of()),
        new Construct(
            "products", in(map, "", "d0", " mod 5 floordiv s0", ")>} : () -> ()"), 1000, List.of()),
        new Construct(
            "sums", in(map, "", "d0", " + d1 floordiv 3", ")>} : () -> ()"), 1000, List.of()));
  }

  private static Stream<Construct> locations() {
    return Stream.of(
            List.of("callsite(\"a\" at ", ")"),
            List.of("callsite(", " at \"a\")"),
            List.of("\"a\"(", ")"),
            List.of("fused<1>[\"b\", \"c\"(", ")]"))
        .flatMap(
            form ->
                Stream.of(List.of(LOCATIONS), List.of(LOCATIONS, LOCAL), List.of(LOCATIONS, PRETTY))
                    .map(
                        options ->
                            new Construct(
                                form.get(0),
                                in(
                                    "\"a.b\"() : () -> () loc(",
                                    form.get(0),
                                    "\"z\"",
                                    form.get(1),
                                    ")"),
                                form.get(0).startsWith("fused") ? MOST / 2 - 1 : MOST - 1,
                                options)));
  }

  /** Definitions of aliases, each of which uses the one before, and an op. */
  private static IntFunction<String> aliases(String first, String other, String op) {
    return depth -> {
      StringBuilder text = new StringBuilder(first + "\n");
      for (int i = 1; i <= depth; i++) {
        text.append(other.replace("THIS", "a" + i).replace("LAST", "a" + (i - 1))).append('\n');
      }
      return text + op.replace("LAST", "a" + depth) + "\n";
    };
  }

  private static Stream<Construct> aliases() {
    String use = "\"a.b\"() {x = #LAST} : () -> ()";
    String located = "\"a.b\"() : () -> () loc(#LAST)";
    String inlined = "#THIS = loc(callsite(\"a\" at #LAST))";
    return Stream.of(
        new Construct(
            "#a = [#b]", aliases("#a0 = []", "#THIS = [#LAST]", use), MOST - 1, List.of()),
        new Construct(
            "!a = <!b>",
            aliases("!a0 = i32", "!THIS = tuple<!LAST>", use.replace('#', '!')),
            MOST,
            List.of()),
        new Construct(
            "#a = loc(#b)",
            aliases("#a0 = loc(\"a\")", inlined, located),
            MOST,
            List.of(LOCATIONS)),
        new Construct(
            "#a = loc(#b) unused",
            aliases("#a0 = loc(\"a\")", inlined, ""),
            MOST,
            List.of(LOCATIONS)),
        new Construct(
            "#a = loc(#b) deferred",
            depth ->
                located.replace("LAST", "a" + depth)
                    + "\n"
                    + aliases("#a0 = loc(\"a\")", inlined, "").apply(depth),
            MOST,
            List.of(LOCATIONS)));
  }

  private static String loops(int depth) {
    StringBuilder text = new StringBuilder("func.func @f(%i: index) {\n");
    for (int i = 0; i < depth; i++) {
      text.append("scf.for %j").append(i).append(" = %i to %i step %i {\n");
    }
    return text + "}\n".repeat(depth) + "return\n}\n";
  }

  private static Stream<Construct> regions() {
    String condition = "func.func @f(%c: i1) {\n";
    return Stream.of(
        new Construct("module", in("", "module {\n", "", "}\n", ""), MOST, List.of()),
        new Construct(
            "func", in("", "module {\nfunc.func private @f()\n", "", "}\n", ""), MOST, List.of()),
        new Construct(
            "if", in(condition, "scf.if %c {\n", "", "}\n", "return\n}"), MOST - 1, List.of()),
        new Construct(
            "else",
            in(condition, "scf.if %c {\n} else {\n", "", "}\n", "return\n}"),
            MOST - 1,
            List.of()),
        new Construct("for", DepthTest::loops, MOST - 1, List.of()));
  }

  private static Stream<Construct> symbols() {
    return Stream.of(attributes(), affineExpressions(), locations(), aliases())
        .flatMap(each -> each);
  }

  /** At 5,000 levels, {@code mlir-opt} runs out of stack for regions. */
  private static List<Arguments> moderate() {
    return Share.of(
        Stream.concat(
                regions().map(construct -> Arguments.of(construct, 1000)),
                symbols().map(construct -> Arguments.of(construct, Math.min(5000, construct.most))))
            .toList());
  }

  private static ToolRun run(Construct construct, String text) throws InterruptedException {
    AtomicReference<@Nullable ToolRun> run = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            null, () -> run.set(OptRun.of(text, construct.arguments())), "small", SMALL_STACK);
    thread.setUncaughtExceptionHandler((any, thrown) -> failure.set(thrown));
    thread.start();
    thread.join();
    assertNull(failure.get());
    ToolRun result = run.get();
    assertTrue(result != null);
    return result;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("moderate")
  void printsWhatMlirOptPrints(Construct construct, int depth)
      throws IOException, InterruptedException {
    String text = construct.text.apply(depth);
    ToolRun ours = run(construct, text);
    assertEquals("", ours.err());
    if (MlirOpt.isInstalled()) {
      ToolRun theirs = MlirOpt.run(text, construct.arguments());
      if (theirs.exitCode() == 0) {
        assertTrue(ours.equals(theirs), () -> firstDifference(ours.out(), theirs.out()));
      }
    }
  }

  private static String firstDifference(String ours, String theirs) {
    int i = 0;
    while (i < Math.min(ours.length(), theirs.length()) && ours.charAt(i) == theirs.charAt(i)) {
      i++;
    }
    return "at "
        + i
        + ": "
        + ours.substring(i, Math.min(ours.length(), i + 60))
        + " | "
        + theirs.substring(i, Math.min(theirs.length(), i + 60));
  }

  /** Some of each kind; {@code .ci/nightly} tries all. */
  private static Stream<Construct> parseable() {
    return Stream.of(attributes(), affineExpressions(), locations(), aliases())
        .map(kind -> kind.filter(construct -> !construct.options.contains(PRETTY)).toList())
        .flatMap(kind -> Sample.of(kind).stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("parseable")
  void whatIsPrintedIsParsedAndPrintedAgain(Construct construct) throws InterruptedException {
    ToolRun first = run(construct, construct.text.apply(construct.most));
    assertEquals("", first.err());
    ToolRun second = run(construct, first.out());
    assertEquals("", second.err());
    assertTrue(first.out().equals(second.out()), "the text is the same");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("regions")
  void regionsNestDeep(Construct construct) throws InterruptedException {
    String text = construct.text.apply(construct.most);
    Construct outermost =
        new Construct(construct.name, construct.text, construct.most, List.of(SKIP_REGIONS));
    ToolRun run = run(outermost, text);
    assertEquals("", run.err());
    assertTrue(run.out().contains("{...}"));
  }
}
