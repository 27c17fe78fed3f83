// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The declared patterns of the test dialect do what MLIR's do, which TableGen declares. */
final class DeclaredPatternsTest {
  private static final String PASS = "--test-greedy-patterns";

  /** Programs, each of which some patterns apply to and similar ones do not. */
  private static final List<String> PROGRAMS =
      List.of(
          """
          %0 = "test.op_a"(%i32) {attr = 1 : i32} : (i32) -> i32 loc("inner")
          %1 = "test.op_a"(%0) {attr = 2 : i32} : (i32) -> i32 loc("outer")
          %2 = "test.op_a"(%i32) {attr = 3 : i32} : (i32) -> i32
          %3 = "test.op_a"(%2) {attr = 4 : i32} : (i32) -> i32 loc(fused["x", "y"])
          "test.op_h"(%1) : (i32) -> ()
          %4 = "test.op_j"() : () -> i32 loc("j")
          %5 = "test.op_c"(%3) : (i32) -> i32 loc("c")
          """,
          """
          %0 = "test.op_d"(%i32) : (i32) -> i32 loc("d")
          %1 = "test.op_g"(%0) : (i32) -> i32 loc("g1")
          %2 = "test.op_g"(%1) : (i32) -> i32 loc("g2")
          %3 = "test.op_g"(%2) : (i32) -> i32 loc("g3")
          """,
"""
%0 = "test.op_n"(%i32, %i32) : (i32, i32) -> i32 loc("n")
%1 = "test.op_n"(%i32, %j32) : (i32, i32) -> i32
%2 = "test.op_n"(%1, %j32) : (i32, i32) -> i32
%3 = "test.op_p"(%0, %i32, %0, %0, %i32, %2) : (i32, i32, i32, i32, i32, i32) -> i32 loc("p")
%4 = "test.op_p"(%0, %1, %0, %0, %0, %2) : (i32, i32, i32, i32, i32, i32) -> i32
%5 = "test.op_n"(%1, %4) : (i32, i32) -> i32 loc("nested")
%6 = "test.op_n"(%0, %4) : (i32, i32) -> i32
%7 = "test.op_q"(%i32, %i32) : (i32, i32) -> i32
%8 = "test.op_q"(%i32, %i64) : (i32, i64) -> i32
"test.op_h"(%7) : (i32) -> ()
""",
"""
"test.ignore_arg_match_src"(%i32, %i64, %j32) {d = 1, e = "x", f = unit} : (i32, i64, i32) -> ()
"test.ignore_arg_match_src"(%i32, %i64, %i64) {d = 1, e = "x", f = unit} : (i32, i64, i64) -> ()
"test.ignore_arg_match_src"(%i32, %i64, %j32) {d = 1 : i32, e = "x", f = 1.0} : (i32, i64, i32) -> ()
"test.interleaved_operand_attr1"(%i32, %j32) {attr1 = 3, attr2 = 4} : (i32, i32) -> ()
"test.many_arguments"(%i32, %j32, %i32, %i32, %i32, %i32, %i32, %i32, %i32) {attr1 = 42, attr2 = 2, attr3 = 3, attr4 = 4, attr5 = 5, attr6 = 6, attr7 = 7, attr8 = 8, attr9 = 9} : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
"test.many_arguments"(%i32, %j32, %i32, %i32, %i32, %i32, %i32, %i32, %i32) {attr1 = 41, attr2 = 2, attr3 = 3, attr4 = 4, attr5 = 5, attr6 = 6, attr7 = 7, attr8 = 8, attr9 = 9} : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
""",
"""
%0 = "test.native_code_call1"(%i32, %j32) {choice = true, attr1 = 7, attr2 = 9} : (i32, i32) -> i32 loc("one")
%1 = "test.native_code_call1"(%i32, %j32) {choice = false, attr1 = 7, attr2 = 9} : (i32, i32) -> i32
"test.op_h"(%1) : (i32) -> () loc("h")
%2 = "test.native_code_call3"(%0) : (i32) -> i32 loc("three")
""",
          """
          %0 = "test.op_k"() : () -> i32 loc("k")
          %1:2 = "test.native_code_call4"(%0) : (i32) -> (i32, i32) loc("four")
          %2:2 = "test.native_code_call4"(%i32) : (i32) -> (i32, i32)
          %3 = "test.constant"() {value = 1 : i8} : () -> i8
          %4:2 = "test.native_code_call4"(%3) : (i8) -> (i32, i32)
          %5:2 = "test.native_code_call6"(%1#0, %1#1) : (i32, i32) -> (i32, i32) loc("six")
          "test.op_h"(%5#0) : (i32) -> ()
          """,
          """
          %0 = "test.all_attr_constraint_of1"() {attr = [0, 1, 5]} : () -> i32 loc("yes")
          %1 = "test.all_attr_constraint_of1"() {attr = [0, 2]} : () -> i32
          %2 = "test.all_attr_constraint_of1"() {attr = [1, 1]} : () -> i32
          """,
          """
          %0 = "test.symbol_binding_a"(%i32) {attr = 5} : (i32) -> i32 loc("once")
          %1 = "test.symbol_binding_a"(%0) {attr = 6} : (i32) -> i32
          %2 = "test.symbol_binding_a"(%i32) {attr = 7} : (i32) -> i32
          "test.op_h"(%2) : (i32) -> ()
          "test.op_h"(%2) : (i32) -> ()
          "test.symbol_binding_no_result"(%i32) : (i32) -> () loc("none")
          """,
"""
%0 = "test.match_op_attribute1"() {required_attr = 1 : i32, optional_attr = 2 : i32, default_valued_attr = 3 : i32, more_attr = 4 : i32} : () -> i32 loc("all")
%1 = "test.match_op_attribute1"() {required_attr = 1 : i32, more_attr = 4 : i32} : () -> i32
%2 = "test.match_op_attribute1"() {required_attr = 1 : i32, more_attr = 3 : i32} : () -> i32
%3 = "test.match_op_attribute3"() {attr} : () -> i32 loc("unit")
%4 = "test.match_op_attribute3"() : () -> i32
""",
          """
          %0 = "test.constant"() {value = 1 : i32} : () -> i32
          %1 = "test.constant"() {value = 2 : i32} : () -> i32 loc("two")
          %2 = "test.op_r"(%0, %1) : (i32, i32) -> i32 loc("r")
          %3 = "test.op_r"(%1, %2) : (i32, i32) -> i32
          %4 = "test.constant"() {value = 3 : i64} : () -> i64
          %5 = "test.op_r"(%4, %4) : (i64, i64) -> i64
          """,
          """
          %0 = "test.i32_enum_attr"() {attr = 5 : i32} : () -> i32 loc("five")
          %1 = "test.i32_enum_attr"() {attr = 10 : i32} : () -> i32
          %2 = "test.i64_enum_attr"() {attr = 5 : i64} : () -> i32
          test.op_with_enum #test<enum first> tag 0 : i32 loc("case")
          test.op_with_enum #test<enum first> tag 1 : i32
          test.op_with_enum #test<enum first>
          test.op_with_bit_enum <read, write> tag 0 : i32
          test.op_with_bit_enum <write, execute> tag 0 : i32 loc("bits")
          """,
"""
"test.float_elements_attr"() {scalar_f32_attr = dense<[3.0, 4.0]> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> () loc("floats")
"test.float_elements_attr"() {scalar_f32_attr = dense<[3.0, 5.0]> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
"test.i32ElementsAttr"() {attr = dense<[1, 2]> : tensor<2xi32>} : () -> () loc("ints")
"test.i32ElementsAttr"() {attr = dense<7> : tensor<i32>} : () -> ()
test.no_str_value {value = "bar"} loc("string")
""",
"""
%0:3 = "test.three_result"() {kind = 1} : () -> (i32, f32, f32) loc("three1")
%1:3 = "test.three_result"() {kind = 2} : () -> (i32, f32, f32) loc("three2")
%2:3 = "test.three_result"() {kind = 3} : () -> (i32, f32, f32) loc("three3")
%3:3 = "test.three_result"() {kind = 4} : () -> (i32, f32, f32) loc("three4")
%4:3 = "test.three_result"() {kind = 6} : () -> (i32, f32, f32) loc("three6")
%5:3 = "test.three_result"() {kind = 5} : () -> (i32, f32, f32)
%6:2 = "test.two_result"() {kind = 5} : () -> (i32, f32) loc("two")
%7:2 = "test.two_result"() {kind = 5} : () -> (i32, f32)
"use.all"(%0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2) : (i32, f32, f32, i32, f32, f32, i32, f32, f32) -> ()
"use.all"(%3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %6#0, %7#0, %7#1) : (i32, f32, f32, i32, f32, f32, i32, i32, f32) -> ()
""",
          """
          %0 = "test.either_op_a"(%i32, %i16, %i64) : (i32, i16, i64) -> i32 loc("a1")
          %1 = "test.either_op_a"(%i16, %i32, %i64) : (i16, i32, i64) -> i32 loc("a2")
          %2 = "test.either_op_a"(%i64, %i32, %i64) : (i64, i32, i64) -> i32
          %3 = "test.either_op_b"(%i32, %i32) : (i32, i32) -> i32 loc("b1")
          %4 = "test.either_op_b"(%i16, %i16) : (i16, i16) -> i32 loc("b2")
          %5 = "test.either_op_a"(%3, %i16, %i64) : (i32, i16, i64) -> i32 loc("a3")
          %6 = "test.either_op_a"(%3, %4, %i64) : (i32, i32, i64) -> i32 loc("a4")
          %7 = "test.either_op_a"(%4, %3, %i64) : (i32, i32, i64) -> i32 loc("a5")
          %8 = "test.either_op_c"(%i32, %i16) {attr = 0 : i32} : (i32, i16) -> i32 loc("c1")
          %9 = "test.either_op_c"(%i16, %i32) {attr = 0 : i32} : (i16, i32) -> i32 loc("c2")
          %10 = "test.either_op_c"(%i16, %i32) {attr = 1 : i32} : (i16, i32) -> i32
          %11 = "test.either_helper_op_a"(%i32) : (i32) -> i32 loc("h1")
          %12 = "test.either_helper_op_b"(%j32) : (i32) -> i32 loc("h2")
          %13 = "test.either_op_b"(%12, %11) : (i32, i32) -> i32 loc("h3")
          %14 = "test.either_op_b"(%11, %12) : (i32, i32) -> i32 loc("h4")
          """,
          """
          %0 = "test.loc_src"(%i32) : (i32) -> i32 loc("third")
          %1 = "test.loc_src"(%0) : (i32) -> i32 loc("second")
          %2 = "test.loc_src"(%1) : (i32) -> i32 loc("first")
          "test.loc_src_no_res"(%1) : (i32) -> () loc("none")
          "test.loc_src_no_res"(%2) : (i32) -> () loc("other")
          """,
          """
          %0 = "test.source_op"(%i64) {tag = 11 : i32} : (i64) -> i8 loc("11")
          %1 = "test.source_op"(%i16) {tag = 22 : i32} : (i16) -> i8 loc("22")
          %2 = "test.source_op"(%i16) {tag = 33 : i32} : (i16) -> i1 loc("33")
          %3 = "test.source_op"(%i16) {tag = 44 : i32} : (i16) -> i32 loc("44")
          %4 = "test.source_op"(%i16) {tag = 55 : i32} : (i16) -> i64 loc("55")
          %5 = "test.source_op"(%i32) {tag = 66 : i32} : (i32) -> i1 loc("66")
          %6 = "test.source_op"(%i32) {tag = 77 : i32} : (i32) -> i1
          """,
"""
%0 = "test.one_variadic_out_one_variadic_in1"(%i32) : (i32) -> i32 loc("1")
%1:2 = "test.one_variadic_out_one_variadic_in1"(%i32, %j32) : (i32, i32) -> (i32, i32)
"test.one_variadic_out_one_variadic_in1"() : () -> ()
"test.mixed_variadic_in1"(%f32) : (f32) -> ()
"test.mixed_variadic_in1"(%i32, %0, %f32, %j32, %j32) : (i32, i32, f32, i32, i32) -> () loc("in1")
%2 = "test.mixed_variadic_out1"() : () -> f32
%3:5 = "test.mixed_variadic_out1"() : () -> (i32, i32, f32, i32, i32) loc("out1")
%4 = "test.one_i32_out"() : () -> i32 loc("one")
"use.all"(%1#1, %2, %3#0, %3#2, %3#4, %4) : (i32, f32, i32, f32, i32, i32) -> ()
""",
"""
"test.mixed_variadic_in4"(%i32, %j32, %i32) {attr1 = 0 : i32} : (i32, i32, i32) -> () loc("values")
"test.mixed_variadic_in4"(%i32, %j32) {attr1 = 0 : i32} : (i32, i32) -> ()
"test.mixed_variadic_in5"(%i32, %j32, %k32) {attr1 = 0 : i32, pattern_name = "MatchInverseVariadic"} : (i32, i32, i32) -> () loc("inverse")
%0 = "test.mixed_variadic_in_out_i32"(%i32) : (i32) -> i32 loc("x")
%1 = "test.mixed_variadic_in_out_i32"(%j32) : (i32) -> i32 loc("y")
"test.mixed_variadic_in4"(%0, %1, %k32) {attr1 = 1 : i32} : (i32, i32, i32) -> () loc("trees")
"test.mixed_variadic_in4"(%0, %k32, %k32) {attr1 = 1 : i32} : (i32, i32, i32) -> ()
"test.mixed_variadic_in4"(%j32, %j32, %k32) {attr1 = 2 : i32} : (i32, i32, i32) -> () loc("equal")
"test.mixed_variadic_in4"(%i32, %j32, %k32) {attr1 = 2 : i32} : (i32, i32, i32) -> ()
""",
"""
"test.mixed_variadic_in6"(%i32, %j32, %k32, %i32) {attr1 = 1 : i32} : (i32, i32, i32, i32) -> () loc("lists")
"test.mixed_variadic_in6"(%i32, %j32) {attr1 = 1 : i32} : (i32, i32) -> ()
"test.mixed_variadic_in6"(%i32, %j32, %k32, %i32) {attr1 = 2 : i32} : (i32, i32, i32, i32) -> () loc("parts")
"test.mixed_variadic_optional_in7"(%i32, %j32) {attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> () loc("there")
"test.mixed_variadic_optional_in7"(%i32, %j32) {attr1 = 2 : i32, operandSegmentSizes = array<i32: 2, 0>} : (i32, i32) -> ()
"test.variadic_rewrite_src_op"(%i32, %j32, %i64, %f32) {operandSegmentSizes = array<i32: 2, 1, 1>} : (i32, i32, i64, f32) -> () loc("sizes")
"test.variadic_rewrite_src_op"(%i64) {operandSegmentSizes = array<i32: 0, 1, 0>} : (i64) -> ()
""",
          """
          %0 = test.prop_pattern_op_1 "a" 7 false loc("p")
          %1 = test.prop_pattern_op_1 "b" -7 false
          %2 = test.prop_pattern_op_1 "c" 7 true loc("q")
          test.prop_pattern_op_2 %0 "x" loc("r")
          test.prop_pattern_op_2 %1 "y"
          test.prop_pattern_op_2 %2 ""
          """,
          """
          %0 = "test.rewrite"(%i32) : (i32) -> i32
          %1 = "test.rewrite"(%0) : (i32) -> i32
          "test.op_h"(%1) : (i32) -> ()
          %2 = "test.op_crash_long"(%i32, %j32, %1) : (i32, i32, i32) -> i32 loc("crash")
          %3 = "test.illegal_op_a"() : () -> i32 loc("ia")
          %4 = "test.illegal_op_b"() : () -> i32 loc("ib")
          %5 = "test.illegal_op_c"() : () -> i32 loc("ic")
          """,
          // The last one: it counts the calls of a method, from the start of the process.
          """
          %0 = "test.op_m"(%i32) : (i32) -> i32 loc("m")
          %1 = "test.op_m"(%i32) {optional_attr = 7 : i32} : (i32) -> i32
          """);

  private static String module(List<String> programs) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < programs.size(); i++) {
      text.append("func.func @f%d(%%i32: i32, %%j32: i32, %%k32: i32, ".formatted(i))
          .append("%i16: i16, %i64: i64, %f32: f32) {\n")
          .append(programs.get(i).indent(2))
          .append("  return\n}\n");
    }
    return text.toString();
  }

  private static String rewritten(String text, String... more) {
    List<String> args = new ArrayList<>(List.of(PASS, "--allow-unregistered-dialect"));
    args.addAll(List.of(more));
    ToolRun run = OptRun.of(text, args.toArray(new String[0]));
    assertEquals("", run.err());
    return run.out();
  }

  @Test
  void eachPatternDoesWhatMlirsDoes() throws Exception {
    MlirOpt.assumeInstalled();
    String text = module(PROGRAMS);
    String[] locations = {"--mlir-print-debuginfo", "--mlir-print-local-scope"};
    String[] args = {PASS, locations[0], locations[1]};
    String expected = MlirOpt.print(text, args);
    assertNotEquals(
        MlirOpt.print(text, locations), expected, "the patterns of mlir-opt change something");
    assertEquals(expected, rewritten(text, locations));
  }

  /** Operations whose operands are the results of others, in any order. */
  private static String random(Random random) {
    Map<String, Integer> kinds = new LinkedHashMap<>();
    List.of("op_d", "op_g", "op_o", "op_c", "loc_src", "either_helper_op_a", "either_helper_op_b")
        .forEach(kind -> kinds.put(kind, 1));
    kinds.put("op_a", 1);
    kinds.put("rewrite", 1);
    kinds.put("mixed_variadic_in_out_i32", 1);
    kinds.put("op_n", 2);
    kinds.put("op_q", 2);
    kinds.put("either_op_b", 2);
    kinds.put("op_p", 6);
    List<String> names = new ArrayList<>(kinds.keySet());
    List<String> values = new ArrayList<>(List.of("%i32", "%j32", "%k32"));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      String kind = names.get(random.nextInt(names.size()));
      List<String> operands = new ArrayList<>();
      for (int j = 0; j < kinds.get(kind); j++) {
        int near = Math.max(0, values.size() - 1 - random.nextInt(5));
        operands.add(values.get(near));
      }
      text.append("%%v%d = \"test.%s\"(%s)".formatted(i, kind, String.join(", ", operands)))
          .append(kind.equals("op_a") ? " {attr = %d : i32}".formatted(i) : "")
          .append(" : (")
          .append("i32, ".repeat(operands.size() - 1))
          .append("i32) -> i32 loc(\"l%d\")\n".formatted(i));
      values.add("%v" + i);
    }
    return text.toString();
  }

  @Test
  void nestsOfMatchesAreRewrittenInTheSameOrder() throws Exception {
    MlirOpt.assumeInstalled();
    Random random = new Random(7);
    List<String> programs = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      programs.add(random(random));
    }
    String text = module(programs);
    String[] locations = {"--mlir-print-debuginfo", "--mlir-print-local-scope"};
    assertEquals(MlirOpt.print(text, PASS, locations[0], locations[1]), rewritten(text, locations));
  }
}
