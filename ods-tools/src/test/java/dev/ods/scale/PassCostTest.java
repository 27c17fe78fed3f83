// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.scale.CountedTool.Work;
import dev.ods.testing.Share;
import dev.ods.testing.construct.Construct;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of cost for passes: their work is proportional to the size of the program, also where one
 * operation or one symbol has to do with all others. Work is counted, not timed.
 */
final class PassCostTest {
  private static final int COUNT = 200;

  /** How many times as much the last 2n may cost as the n before them: twice, and noise. */
  private static final double STEPS = 2.5;

  private static CountedTool tool;

  @BeforeAll
  static void load() throws ReflectiveOperationException {
    tool = new CountedTool();
  }

  private static String join(int n, String separator, IntFunction<String> element) {
    return IntStream.range(0, n).mapToObj(element).collect(Collectors.joining(separator));
  }

  /** Each case passes a value of its own to a block of its own. */
  private static String switchOfValues(int n) {
    return "func.func @f(%flag: i32) -> i32 {\n"
        + join(n, "", i -> "  %v" + i + " = \"t.value\"() : () -> i32\n")
        + "  cf.switch %flag : i32, [\n    default: ^b0(%v0 : i32),\n"
        + join(n, ",\n", i -> "    " + i + ": ^b" + i + "(%v" + i + " : i32)")
        + "\n  ]\n"
        + join(n, "", i -> "^b" + i + "(%x" + i + ": i32):\n  return %x" + i + " : i32\n")
        + "}\n";
  }

  /** Each case passes the same value to a block of its own, which may not need it. */
  private static String switchOfOneValue(int n, boolean isNeeded) {
    return "func.func @f(%flag: i32, %y: i32) -> i32 {\n"
        + "  cf.switch %flag : i32, [\n    default: ^b0(%y : i32),\n"
        + join(n, ",\n", i -> "    " + i + ": ^b" + i + "(%y : i32)")
        + "\n  ]\n"
        + join(
            n,
            "",
            i ->
                "^b%1$d(%%x%1$d: i32):\n  %%v%1$d = \"t.value\"() : () -> i32\n  return %%%2$s%1$d : i32\n"
                    .formatted(i, isNeeded ? "x" : "v"))
        + "}\n";
  }

  /** All cases lead to one block. */
  private static String switchThatJoins(int n) {
    return "func.func @f(%flag: i32) -> i32 {\n  cf.switch %flag : i32, [\n    default: ^b0,\n"
        + join(n, ",\n", i -> "    " + i + ": ^b" + i)
        + "\n  ]\n"
        + join(
            n,
            "",
            i ->
                "^b%1$d:\n  %%v%1$d = \"t.value\"() : () -> i32\n  cf.br ^end(%%v%1$d : i32)\n"
                    .formatted(i))
        + "^end(%x: i32):\n  return %x : i32\n}\n";
  }

  /** Every other case stores to a variable that is loaded where all cases lead to. */
  private static String switchOfStores(int n) {
    return "func.func @f(%flag: i32) -> i32 {\n  %m = memref.alloca() : memref<i32>\n"
        + "  memref.store %flag, %m[] : memref<i32>\n"
        + "  cf.switch %flag : i32, [\n    default: ^end,\n"
        + join(n, ",\n", i -> "    " + i + ": " + (i % 2 == 0 ? "^end" : "^b" + i))
        + "\n  ]\n"
        + join(
            n / 2,
            "",
            i ->
                "^b%1$d:\n  %%v%1$d = \"t.value\"() : () -> i32\n".formatted(2 * i + 1)
                    + "  memref.store %%v%1$d, %%m[] : memref<i32>\n".formatted(2 * i + 1)
                    + "  cf.br ^end\n")
        + "^end:\n  %x = memref.load %m[] : memref<i32>\n  return %x : i32\n}\n";
  }

  /** Blocks that part and join again, all on the same condition. */
  private static String diamonds(int n) {
    return "func.func @f(%c: i1) {\n  cf.br ^h0\n"
        + join(
            n,
            "",
            i ->
                "^h%1$d:\n  cf.cond_br %%c, ^l%1$d, ^r%1$d\n".formatted(i)
                    + "^l%1$d:\n  \"t.l\"() : () -> ()\n  cf.br ^h%2$d\n".formatted(i, i + 1)
                    + "^r%1$d:\n  \"t.r\"() : () -> ()\n  cf.br ^h%2$d\n".formatted(i, i + 1))
        + ("^h" + n + ":\n  return\n}\n");
  }

  /** A loop carries values: every other one as it is. */
  private static String carriedValues(int n) {
    String types = join(n, ", ", i -> "i32");
    return "func.func @f(%x: i32, %l: index, %u: index, %s: index) -> i32 {\n"
        + "  %r:"
        + n
        + " = scf.for %i = %l to %u step %s iter_args("
        + join(n, ", ", i -> "%a" + i + " = %x")
        + (") -> (" + types + ") {\n")
        + join(n / 2, "", i -> "    %%b%1$d = arith.addi %%a%1$d, %%x : i32\n".formatted(2 * i))
        + "    scf.yield "
        + join(n, ", ", i -> (i % 2 == 0 && i / 2 < n / 2 ? "%b" : "%a") + i)
        + (" : " + types + "\n  }\n")
        + ("  \"t.use\"(" + join(n, ", ", i -> "%r#" + i) + ") : (" + types + ") -> ()\n")
        + "  return %r#0 : i32\n}\n";
  }

  private static String switchOfRegions(int n) {
    return "func.func @f(%x: index, %y: i32) -> i32 {\n  %r = scf.index_switch %x -> i32\n"
        + join(n, "", i -> "  case " + i + " {\n    scf.yield %y : i32\n  }\n")
        + "  default {\n    scf.yield %y : i32\n  }\n  return %r : i32\n}\n";
  }

  private static String nested(int n) {
    return "func.func @f() {\n"
        + join(n, "", i -> "%%c%1$d = \"t.op\"() : () -> i1\nscf.if %%c%1$d {\n".formatted(i))
        + "}\n".repeat(n)
        + "return\n}\n";
  }

  /** Regions in each other, the innermost of which alone does something. */
  private static String around(String begin, String end, int n) {
    return "func.func @f(%a: index, %c: i1) {\n"
        + join(n, "", i -> begin.formatted(i) + "\n")
        + "\"t.effect\"() : () -> ()\n"
        + (end + "\n").repeat(n)
        + "return\n}\n";
  }

  private static Stream<Construct> around(String name, String begin, String end) {
    return of(
        name + " around an effect",
        n -> around(begin, end, n),
        "--canonicalize",
        "--sccp",
        "--control-flow-sink",
        "--loop-invariant-code-motion");
  }

  /** Many variables, all in one block. */
  private static String variables(int n) {
    return "func.func @f(%x: i32) {\n"
        + join(n, "", i -> "  %m" + i + " = memref.alloca() : memref<i32>\n")
        + join(n, "", i -> "  memref.store %x, %m" + i + "[] : memref<i32>\n")
        + join(n, "", i -> "  %%v%1$d = memref.load %%m%1$d[] : memref<i32>\n".formatted(i))
        + "  return\n}\n";
  }

  private static String function(String visibility, String name, String body) {
    return "func.func "
        + visibility
        + "@"
        + name
        + "(%x: i32) -> i32 {\n"
        + body
        + "  return %r : i32\n}\n";
  }

  private static String call(String callee) {
    return "  %r = func.call @" + callee + "(%x) : (i32) -> i32\n";
  }

  private static final String COMPUTATION = "  %r = \"t.value\"(%x) : (i32) -> i32\n";

  /** Each function calls another one. */
  private static String pairs(int n) {
    return join(
        n,
        "",
        i ->
            function("private ", "callee" + i, COMPUTATION)
                + function("", "caller" + i, call("callee" + i)));
  }

  /** All functions call the same. */
  private static String callersOfOne(int n) {
    return function("private ", "callee", COMPUTATION)
        + join(n, "", i -> function("", "caller" + i, call("callee")));
  }

  /** Each function calls the next one, and the last one the given one. */
  private static String callsInTurn(int n, String last) {
    return join(n, "", i -> function("", "f" + i, i < n - 1 ? call("f" + (i + 1)) : last));
  }

  /** A value to which constants are added, or that is multiplied by them. */
  private static String chain(int n, String operation) {
    return "func.func @f(%v0: i64) -> i64 {\n"
        + join(
            n,
            "",
            i ->
                "  %%c%1$d = arith.constant %2$d : i64\n".formatted(i, 2 * i + 3)
                    + "  %%v%2$d = %3$s %%v%1$d, %%c%1$d : i64\n".formatted(i, i + 1, operation))
        + ("  return %v" + n + " : i64\n}\n");
  }

  /** An operation of many constants, each another one. */
  private static String elements(int n) {
    return "func.func @f() -> tensor<"
        + n
        + "xi64> {\n"
        + join(n, "", i -> "  %c" + i + " = arith.constant " + i + " : i64\n")
        + "  %t = tensor.from_elements "
        + join(n, ", ", i -> "%c" + i)
        + (" : tensor<" + n + "xi64>\n  return %t : tensor<" + n + "xi64>\n}\n");
  }

  private static Stream<Construct> of(String name, IntFunction<String> text, String... passes) {
    return Stream.of(passes)
        .map(pass -> new Construct(name + " " + pass, true, false, List.of(pass), text));
  }

  private static Stream<Construct> programs() {
    return Stream.of(
            of(
                "values of cases",
                PassCostTest::switchOfValues,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--remove-dead-values"),
            of(
                "cases that join",
                PassCostTest::switchThatJoins,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--remove-dead-values"),
            of(
                "cases of one value",
                n -> switchOfOneValue(n, true),
                "--canonicalize",
                "--canonicalize=region-simplify=aggressive",
                "--remove-dead-values"),
            of(
                "cases of a dead value",
                n -> switchOfOneValue(n, false),
                "--canonicalize",
                "--canonicalize=region-simplify=aggressive",
                "--remove-dead-values"),
            of("cases that store", PassCostTest::switchOfStores, "--mem2reg"),
            of("variables", PassCostTest::variables, "--mem2reg"),
            of(
                "diamonds",
                PassCostTest::diamonds,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--remove-dead-values"),
            of(
                "carried values",
                PassCostTest::carriedValues,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--int-range-optimizations",
                "--loop-invariant-code-motion",
                "--remove-dead-values"),
            of(
                "regions",
                PassCostTest::switchOfRegions,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--remove-dead-values"),
            of(
                "nested",
                PassCostTest::nested,
                "--cse",
                "--canonicalize",
                "--sccp",
                "--int-range-optimizations",
                "--loop-invariant-code-motion",
                "--remove-dead-values"),
            of("elements", PassCostTest::elements, "--canonicalize", "--sccp"),
            around("scf.forall", "scf.forall (%%i%d) in (%%a) {", "}"),
            around("scf.while", "scf.while : () -> () { scf.condition(%%c) } do {", "scf.yield }"),
            of(
                "functions",
                PassCostTest::pairs,
                "--canonicalize",
                "--sccp",
                "--pass-pipeline=builtin.module(func.func(sccp))",
                "--remove-dead-values",
                "--symbol-dce",
                "--inline"),
            of(
                "callers",
                PassCostTest::callersOfOne,
                "--sccp",
                "--pass-pipeline=builtin.module(func.func(sccp))",
                "--remove-dead-values",
                "--symbol-dce",
                "--inline"),
            of("calls in turn", n -> callsInTurn(n, COMPUTATION), "--inline"),
            of("calls in a circle", n -> callsInTurn(n, call("f0")), "--inline"),
            of("sums", n -> chain(n, "arith.addi"), "--canonicalize"),
            of("differences", n -> chain(n, "arith.subi"), "--canonicalize"),
            of("products", n -> chain(n, "arith.muli"), "--canonicalize"))
        .flatMap(each -> each);
  }

  static List<Construct> share() {
    return Share.of(programs().toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("share")
  void isLinear(Construct program) throws ReflectiveOperationException {
    // The first run loads classes and fills caches.
    tool.run(program, COUNT);
    Work small = tool.run(program, COUNT);
    Work middle = tool.run(program, 2 * COUNT);
    Work large = tool.run(program, 4 * COUNT);
    assertEquals(0, large.exitCode(), "exit code");
    assertLinear("steps", small.steps(), middle.steps(), large.steps());
    assertLinear("bytes", small.bytes(), middle.bytes(), large.bytes());
  }

  private static void assertLinear(String unit, long small, long middle, long large) {
    assertTrue(
        large - middle <= STEPS * (middle - small),
        () -> unit + ": " + small + ", " + middle + ", " + large);
  }
}
