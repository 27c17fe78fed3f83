// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Operations on poison fold to what {@code mlir-opt} folds them to. */
final class PoisonFoldingTest {
  private static final List<String> INTEGER_OPS =
      List.of(
          "addi",
          "subi",
          "muli",
          "divsi",
          "divui",
          "ceildivsi",
          "ceildivui",
          "floordivsi",
          "remsi",
          "remui",
          "andi",
          "ori",
          "xori",
          "shli",
          "shrsi",
          "shrui",
          "maxsi",
          "maxui",
          "minsi",
          "minui",
          "cmpi eq,",
          "cmpi slt,",
          "mulsi_extended",
          "mului_extended");
  private static final List<String> FLOAT_OPS =
      List.of(
          "addf",
          "subf",
          "mulf",
          "divf",
          "remf",
          "maximumf",
          "maxnumf",
          "minimumf",
          "minnumf",
          "cmpf oeq,",
          "cmpf true,",
          "cmpf uno,");
  private static final List<String> CASTS =
      List.of(
          "extsi #i to i64",
          "extui #i to i64",
          "trunci #i to i8",
          "sitofp #i to f32",
          "uitofp #i to f32",
          "index_cast #i to index",
          "index_castui #i to index",
          "bitcast #i to f32",
          "extf #f to f64",
          "truncf #f to f16",
          "fptosi #f to i32",
          "fptoui #f to i32",
          "bitcast #f to i32",
          "negf #f",
          "bitcast #v to vector<2xf32>",
          "extsi #v to vector<2xi64>");

  /** The functions of {@code math}, each with the number of its operands. */
  private static final Map<Integer, List<String>> FLOAT_FUNCTIONS =
      Map.of(
          1,
          List.of(
              "absf",
              "acos",
              "acosh",
              "asin",
              "asinh",
              "atan",
              "atanh",
              "cbrt",
              "ceil",
              "cos",
              "cosh",
              "erf",
              "erfc",
              "exp",
              "exp2",
              "expm1",
              "floor",
              "isfinite",
              "isinf",
              "isnan",
              "isnormal",
              "log",
              "log10",
              "log1p",
              "log2",
              "round",
              "roundeven",
              "rsqrt",
              "sin",
              "sinh",
              "sqrt",
              "tan",
              "tanh",
              "trunc"),
          2,
          List.of("atan2", "copysign", "powf"),
          3,
          List.of("fma"));

  private static final Map<Integer, List<String>> INTEGER_FUNCTIONS =
      Map.of(1, List.of("absi", "ctlz", "cttz", "ctpop"), 2, List.of("ipowi"));

  private final List<String> functions = new ArrayList<>();

  @Test
  void areThoseOfMlir() throws Exception {
    for (String op : INTEGER_OPS) {
      binary(op, "i32", List.of("%c", "%zero", "%one", "%x", "%p"));
      binary(op, "vector<2xi32>", List.of("%c", "%x", "%p"));
    }
    for (String op : FLOAT_OPS) {
      binary(op, "f32", List.of("%c", "%zero", "%one", "%x", "%p"));
    }
    for (String op : List.of("mulf")) {
      binary(op, "f32", List.of("%c", "%zero", "%p"), "fastmath<nnan,nsz>");
    }
    CASTS.forEach(this::cast);
    for (String condition : List.of("%k", "%pk", "%true", "%false")) {
      for (String other : List.of("%x", "%c", "%p")) {
        select(condition, other, "%p");
        select(condition, "%p", other);
      }
      select(condition, "%x", "%c");
    }
    MlirOpt.assumeInstalled();
    String text = String.join("", functions);
    String theirs = MlirOpt.run(text, "--canonicalize").out();
    assertTrue(theirs.contains("ub.poison : vector<2xi32>"), theirs);
    assertEquals(theirs, OptRun.of(text, "--canonicalize").out());
  }

  @Test
  void functionsAreThoseOfMlir() throws Exception {
    for (String suffix : List.of("f32", "vector<2xf32>")) {
      FLOAT_FUNCTIONS.forEach((count, ops) -> ops.forEach(op -> mathematical(op, count, suffix)));
    }
    for (String suffix : List.of("i32", "vector<2xi32>")) {
      INTEGER_FUNCTIONS.forEach((count, ops) -> ops.forEach(op -> mathematical(op, count, suffix)));
    }
    function("f32", "%r:2 = math.sincos %p : f32", "%r#0, %r#1 : f32, f32", "f32, f32");
    function("f32", "%r = math.fpowi %p, %i : f32, i32", "%r : f32", "f32");
    MlirOpt.assumeInstalled();
    String text = String.join("", functions);
    assertEquals(MlirOpt.run(text, "--canonicalize"), OptRun.of(text, "--canonicalize"));
  }

  /** A function with poison as each of its operands, and as all. */
  private void mathematical(String op, int count, String type) {
    boolean asks = op.startsWith("is");
    String result = asks ? type.replace("f32", "i1") : type;
    for (int at = 0; at <= count; at++) {
      List<String> operands = new ArrayList<>(Collections.nCopies(count, "%x"));
      if (at == count) {
        Collections.fill(operands, "%p");
      } else {
        operands.set(at, "%p");
      }
      String text = "%r = math." + op + " " + String.join(", ", operands) + " : " + type;
      function(type, text, "%r : " + result, result);
    }
  }

  private void binary(String op, String type, List<String> others, String... flags) {
    for (String other : others) {
      operation(op, "%p, " + other, type, flags);
      operation(op, other + ", %p", type, flags);
    }
  }

  private void operation(String op, String operands, String type, String... flags) {
    String tail = String.join(" ", flags) + " : " + type;
    String name = op.contains("extended") ? "%r:2" : "%r";
    String results = op.contains("extended") ? "%r#0, %r#1" : "%r";
    String bool = type.startsWith("vector") ? "vector<2xi1>" : "i1";
    String result = op.startsWith("cmp") ? bool : type;
    String types = op.contains("extended") ? result + ", " + result : result;
    function(
        type,
        name + " = arith." + op + " " + operands + " " + tail,
        results + " : " + types,
        types);
  }

  private void cast(String cast) {
    String from = cast.contains("#i") ? "i32" : cast.contains("#f") ? "f32" : "vector<2xi32>";
    String text = cast.replaceAll("#\\w", "%p : " + from);
    String to = cast.contains(" to ") ? cast.substring(cast.indexOf(" to ") + 4) : from;
    function(from, "%r = arith." + text, "%r : " + to, to);
  }

  private void select(String condition, String trueValue, String falseValue) {
    String operands = String.join(", ", condition, trueValue, falseValue);
    function("i32", "%r = arith.select " + operands + " : i32", "%r : i32", "i32");
  }

  /** A function that has values of a type: a poison one, three constants, and an argument. */
  private void function(String type, String op, String returned, String types) {
    String format =
        (type.startsWith("vector") ? "dense<NUMBER> : " : "NUMBER : ")
            .replace("NUMBER", type.contains("f32") ? "%s.0" : "%s");
    functions.add(
        "func.func @f%d(%%x: %s, %%k: i1, %%i: i32) -> (%s) {\n"
                .formatted(functions.size(), type, types)
            + "  %p = ub.poison : "
            + type
            + "\n"
            + "  %pk = ub.poison : i1\n"
            + "  %true = arith.constant true\n"
            + "  %false = arith.constant false\n"
            + "  %c = arith.constant "
            + format.formatted(5)
            + type
            + "\n"
            + "  %zero = arith.constant "
            + format.formatted(0)
            + type
            + "\n"
            + "  %one = arith.constant "
            + format.formatted(1)
            + type
            + "\n"
            + "  "
            + op
            + "\n"
            + "  return "
            + returned
            + "\n}\n");
  }
}
