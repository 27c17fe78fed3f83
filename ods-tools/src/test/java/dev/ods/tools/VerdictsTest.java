// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Programs that are accepted or rejected, and with which first error. */
@Tag("shared")
final class VerdictsTest {
  private static final String ACCEPTED = "";

  /**
   * @param program its text
   * @param error the beginning of the first error; empty if it is accepted
   */
  private record Verdict(String program, String error) {}

  private static List<Verdict> verdicts() {
    List<Verdict> all = new ArrayList<>();
    all.addAll(calls());
    all.addAll(inferredTypes());
    all.addAll(casts());
    all.addAll(unsignedNumbers());
    all.addAll(transposed());
    all.addAll(missingTerminators());
    all.addAll(wasmssa());
    all.addAll(orderings());
    all.addAll(names());
    return all;
  }

  private static Verdict inFunction(String arguments, String body, String error) {
    return new Verdict(
        "func.func @f(" + arguments + ") {\n  " + body + "\n  func.return\n}", error);
  }

  /** The types of an indirect call follow from that of the function, in any form. */
  private static List<Verdict> calls() {
    String inputs = "'func.call_indirect' op failed to verify that callee input types match";
    String results = "'func.call_indirect' op failed to verify that callee result types match";
    String callee = "'func.call_indirect' op operand #0 must be function type";
    String number = "custom op 'func.call_indirect' number of operands and types do not match";
    String kind = "custom op 'func.call_indirect' invalid kind of type specified";
    return List.of(
        call("\"func.call_indirect\"(%f, %a) : ((i32) -> i64, i32) -> i64", ACCEPTED),
        call("\"func.call_indirect\"(%f, %b) : ((i32) -> i64, i64) -> i64", inputs),
        call("\"func.call_indirect\"(%f) : ((i32) -> i64) -> i64", inputs),
        call("\"func.call_indirect\"(%f, %a) : ((i32) -> i64, i32) -> i32", results),
        call("\"func.call_indirect\"(%f, %a) : ((i32) -> i64, i32) -> ()", results),
        call("\"func.call_indirect\"(%a) : (i32) -> ()", callee),
        call("%0 = call_indirect %f(%a) : (i32) -> i64", ACCEPTED),
        call("%0 = call_indirect %f(%a) {a.b = 1} : (i32) -> i64", ACCEPTED),
        call("call_indirect %f() : (i32) -> i64", number),
        call("call_indirect %f(%b) : (i32) -> i64", "use of value '%b' expects different type"),
        call("call_indirect %a(%a) : i32", kind),
        call("call_indirect %f %a : (i32) -> i64", "expected '('"));
  }

  private static Verdict call(String call, String error) {
    return inFunction("%f: (i32) -> i64, %a: i32, %b: i64", call, error);
  }

  /** Inferred types are compared including their dimensions. */
  private static List<Verdict> inferredTypes() {
    List<Verdict> all = new ArrayList<>();
    for (String op : List.of("arith.addi", "arith.shli", "arith.maxui", "arith.ceildivsi")) {
      String wrong = "'" + op + "' op inferred type(s) 'tensor<?xi32>' are incompatible with";
      all.add(binary(op, "tensor<?xi32>", "tensor<?xi32>", "tensor<?xi32>", ACCEPTED));
      all.add(binary(op, "tensor<?xi32>", "tensor<?xi32>", "tensor<1xi32>", wrong));
      all.add(binary(op, "tensor<?xi32>", "tensor<1xi32>", "tensor<1xi32>", wrong));
      all.add(binary(op, "tensor<?xi32>", "tensor<1xi32>", "tensor<?xi32>", ACCEPTED));
      all.add(
          binary(
              op,
              "tensor<1xi32>",
              "tensor<1xi32>",
              "tensor<2xi32>",
              "'" + op + "' op requires the same type for all operands and results"));
    }
    all.add(
        binary(
            "arith.addf",
            "tensor<1xf32>",
            "tensor<1xf32>",
            "tensor<?xf32>",
            "'arith.addf' op inferred type(s) 'tensor<1xf32>' are incompatible with"));
    all.add(
        inFunction(
            "%a: tensor<?xf32>",
            "\"arith.negf\"(%a) : (tensor<?xf32>) -> tensor<3xf32>",
            "'arith.negf' op inferred type(s) 'tensor<?xf32>' are incompatible with"));
    all.add(
        inFunction(
            "%a: memref<?xi32>",
            "\"memref.assume_alignment\"(%a) <{alignment = 2 : i32}>"
                + " : (memref<?xi32>) -> memref<1xi32>",
            "'memref.assume_alignment' op inferred type(s) 'memref<?xi32>' are incompatible"));
    return all;
  }

  private static Verdict binary(String op, String lhs, String rhs, String result, String error) {
    return inFunction(
        "%a: " + lhs + ", %b: " + rhs,
        "\"" + op + "\"(%a, %b) : (" + lhs + ", " + rhs + ") -> " + result,
        error);
  }

  /** The order of checks: dimensions of tensors, shapes, the types of the cast, other traits. */
  private static List<Verdict> casts() {
    String dimensions = "op failed to verify that input and output have the same tensor dimensions";
    String shape = "op requires the same shape for all operands and results";
    return List.of(
        cast("extsi", "i32", "i16", "op operand type 'i32' and result type 'i16' are cast"),
        cast("extsi", "vector<2xi8>", "tensor<2xi16>", dimensions),
        cast("extsi", "vector<2xi8>", "vector<3xi16>", shape),
        cast("bitcast", "vector<4xi32>", "memref<4xi64>", "op operand type 'vector<4xi32>' and"),
        cast("bitcast", "memref<4xi32>", "vector<4xi32>", "op if a result is non-scalar, then at"),
        cast("index_cast", "memref<4xi32>", "vector<4xi32>", "op operand type 'memref<4xi32>'"),
        cast("extsi", "tensor<*xi8>", "tensor<*xi16>", dimensions),
        cast("extf", "vector<f32>", "tensor<f32>", "op operand type 'vector<f32>' and result"),
        scaling("f32", "f32", "f32", "op operand types 'f32', 'f32' and result type 'f32' are"),
        scaling("f32", "f32", "vector<4xf32>", "op operand types 'f32', 'f32' and result type"),
        scaling("f32", "vector<4xf32>", "f64", "op if an operand is non-scalar, then there must"),
        scaling("f32", "vector<4xf32>", "tensor<?xf64>", dimensions),
        scaling("f32", "f8E8M0FNU", "f64", ACCEPTED));
  }

  private static Verdict cast(String op, String from, String to, String error) {
    return inFunction(
        "%a: " + from,
        "\"arith." + op + "\"(%a) : (" + from + ") -> " + to,
        error.isEmpty() ? error : "'arith." + op + "' " + error);
  }

  private static Verdict scaling(String in, String scale, String out, String error) {
    return inFunction(
        "%a: " + in + ", %s: " + scale,
        "\"arith.scaling_extf\"(%a, %s) : (" + in + ", " + scale + ") -> " + out,
        error.isEmpty() ? error : "'arith.scaling_extf' " + error);
  }

  /** A negated number fits if the width of its digits does. */
  private static List<Verdict> unsignedNumbers() {
    String tooLarge = "integer value too large";
    List<Verdict> all = new ArrayList<>();
    for (String fits : List.of("0", "-0", "-1", "-99999999", "-0x7fffffff", "-00000000001")) {
      all.add(limit(fits, ACCEPTED));
    }
    List<String> others =
        List.of("-100000000", "-2147483648", "-0x80000000", "-4294967295", "4294967296");
    for (String other : others) {
      all.add(limit(other, tooLarge));
      String flags = "module attributes {a.b = #omp.flags<debug_kind = " + other + ">} {}";
      all.add(new Verdict(flags, tooLarge));
    }
    String alignment = "module attributes {a.b = #dlti.function_pointer_alignment<%s>} {}";
    all.add(
        new Verdict(
            alignment.formatted("-9223372036854775808, function_dependent = true"), tooLarge));
    return all;
  }

  private static Verdict limit(String number, String error) {
    return new Verdict("func.func private @f(!wasmssa<limit[" + number + ":]>)", error);
  }

  /** Layouts are compared in their simple forms. */
  private static List<Verdict> transposed() {
    String wrong = "'memref.transpose' op result type ";
    return List.of(
        transposed("(d0, d1)[s0] -> (d1 * s0 + d0)", ACCEPTED),
        transposed("(d0, d1)[s0] -> (d0 + d1 * s0)", ACCEPTED),
        transposed("(d0, d1)[s0] -> (d1 * s0 * 2 + d0 - d1 * s0)", ACCEPTED),
        transposed("(d0, d1)[s0] -> (d1 * s0 + s0 + d0 * 2 - s0 - d0)", ACCEPTED),
        transposed("(d0, d1)[s0] -> (d0 * s0 + d1)", wrong),
        transposed("(d0, d1)[s0] -> (d1 * (s0 + 1) - d1 + d0)", wrong),
        transposed("(d0, d1)[s0, s1] -> (d0 + d1 * s0)", wrong),
        transposed("(d0, d1)[s0] -> (d1 * s0 + d0 + 1)", wrong));
  }

  private static Verdict transposed(String map, String error) {
    return inFunction(
        "%a: memref<?x?xf32>",
        "%0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32,"
            + " affine_map<"
            + map
            + ">>",
        error);
  }

  private static List<Verdict> missingTerminators() {
    return List.of(
        inFunction(
            "%c: i1",
            "scf.execute_region {\n    scf.if %c {\n    }\n  }",
            "block with no terminator, has \n"),
        inFunction(
            "",
            "scf.execute_region {\n    arith.constant 1 : i32\n  }",
            "block with no terminator, has %0 = \"arith.constant\"()"));
  }

  private static List<Verdict> wasmssa() {
    return List.of(
        local("i32", ACCEPTED),
        local("i2", "'wasmssa.local' op attribute 'type' failed to satisfy constraint"),
        local("tensor<2xi2>", "'wasmssa.local' op attribute 'type' failed to satisfy constraint"),
        inFunction("%a: i64", "wasmssa.wrap %a : i64 to i32", ACCEPTED),
        inFunction(
            "%a: i64", "wasmssa.wrap %a : f32 to i32", "use of value '%a' expects different type"),
        inFunction(
            "%a: i64",
            "wasmssa.wrap %a : i64 to f32",
            "'wasmssa.wrap' op result #0 must be 32-bit signless integer, but got 'f32'"));
  }

  private static Verdict local(String type, String error) {
    return new Verdict(
        "wasmssa.func @f() {\n  %0 = wasmssa.local of type " + type + "\n  wasmssa.return\n}",
        error);
  }

  private static List<Verdict> orderings() {
    return List.of(
        ordering("%0, %1 = ml_program.global_load_graph @a {x} : i32", "expected ':'"),
        ordering("%0 = ml_program.global_store_graph @a = %v {x} : i32", "expected ':'"),
        ordering(
            "%0, %1 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32",
            ACCEPTED));
  }

  private static Verdict ordering(String op, String error) {
    return new Verdict(
        "ml_program.global private mutable @a : i32\nfunc.func @f(%v: i32) {\n  "
            + op
            + "\n  return\n}",
        error);
  }

  private static List<Verdict> names() {
    String bound = "operation defines 1 results but was provided ";
    return List.of(
        new Verdict(
            "%0:9223372036854775808 = \"x.y\"() : () -> i32", bound + "9223372036854775808"),
        new Verdict(
            "%0:18446744073709551615 = \"x.y\"() : () -> i32", bound + "18446744073709551615"),
        new Verdict(
            "%0:18446744073709551616 = \"x.y\"() : () -> i32",
            "expected named operation to have at least 1 result"),
        loop("%r#1", "\"x.y\"(%r#1) : (index) -> ()", ACCEPTED),
        loop("%r#0", "\"x.y\"(%r) : (index) -> ()", ACCEPTED),
        loop("%r#1", "\"x.y\"(%r) : (index) -> ()", "use of undeclared SSA value name"),
        loop("%a#0", "", "region entry argument '%a' is already in use"),
        loop("%r#x", "", "invalid SSA value result number"),
        loop("%r loc(\"a\")", "", "expected '='"),
        inFunction(
            "%a: index",
            "scf.forall (%r#1) in (2) {}", "result number not allowed in argument list"));
  }

  private static Verdict loop(String name, String body, String error) {
    return inFunction(
        "%a: index", "scf.for " + name + " = %a to %a step %a { " + body + " }", error);
  }

  @TestFactory
  Stream<DynamicTest> firstErrors() {
    return verdicts().stream()
        .map(verdict -> DynamicTest.dynamicTest(verdict.program(), () -> checkError(verdict)));
  }

  private static void checkError(Verdict verdict) {
    ToolRun run = OptRun.of(verdict.program(), "--allow-unregistered-dialect");
    if (verdict.error().isEmpty()) {
      assertEquals("", run.err());
      return;
    }
    String error = run.err().replaceFirst("(?s)^<stdin>:\\d+:\\d+: error: ", "");
    assertEquals(
        verdict.error(),
        error.substring(0, Math.min(error.length(), verdict.error().length())),
        run.err());
  }

  @TestFactory
  Stream<DynamicTest> errorsOfMlirOpt() {
    MlirOpt.assumeInstalled();
    return verdicts().stream()
        .map(verdict -> DynamicTest.dynamicTest(verdict.program(), () -> compare(verdict)));
  }

  private static void compare(Verdict verdict) throws Exception {
    String option = "--allow-unregistered-dialect";
    assertEquals(MlirOpt.run(verdict.program(), option), OptRun.of(verdict.program(), option));
  }
}
