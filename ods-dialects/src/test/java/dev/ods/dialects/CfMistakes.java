// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code cf}, each with the beginning of its first error. */
final class CfMistakes {
  private CfMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(
        function("cf.assert %i, \"m\"\n  return", "use of value '%i' expects different type"),
        function(
            "cf.assert %b, \"m\" {msg = 4}\n  return",
            "custom op 'cf.assert' 'cf.assert' op attribute 'msg' failed to satisfy constraint:"),
        function("cf.br ^one", "branch has 0 operands for successor #0, but target block has 1"),
        function("cf.br ^one(%f : f32)", "type mismatch for bb argument #0 of successor #0"),
        function("cf.cond_br %b, ^two, ^one", "branch has 0 operands for successor #1, but target"),
        function(
            "cf.cond_br %b weights([1]), ^two, ^two",
            "expects number of branch weights to match number of successors: 1 vs 2"),
        function("cf.cond_br %b weights([0, 0]), ^two, ^two", "branch weights cannot all be zero"),
        function("cf.cond_br %b weights(1), ^two, ^two", "expected '['"),
        function(
            "cf.cond_br %b weights([-2147483649]), ^two, ^two",
            "custom op 'cf.cond_br' integer value too large"),
        function(
            "cf.cond_br %b weights([1, ]), ^two, ^two",
            "custom op 'cf.cond_br' expected integer value"),
        function(
            "cf.switch %f : f32, [default: ^two]",
            "custom op 'cf.switch' invalid kind of type specified: expected builtin.integer"),
        function("cf.switch %i : i32, []", "custom op 'cf.switch' expected 'default'"),
        function(
            "cf.switch %i : i32, [default: ^one(%r#0 : i32)]",
            "result number not allowed in argument list"),
        function(
            "cf.switch %i : i32, [default: ^one(%i, %i : i32)]",
            "custom op 'cf.switch' number of operands and types do not match: got 2 operands and"
                + " 1"),
        function(
            "cf.switch %i : i32, [default: ^two, x: ^two]",
            "custom op 'cf.switch' expected integer value"),
        function(
            "cf.switch %i : i32, [default: ^two, 5: ^one]",
            "branch has 0 operands for successor #1, but target block has 1"),
        function(
            "cf.switch %i : i32, [default: ^two] {case_values = dense<4> : tensor<1xi32>}",
            "'cf.switch' op number of case values (1) should match number of case destinations"
                + " (0)"),
        function(
            "cf.switch %i : i32, [default: ^two, 5: ^two] {case_values = dense<4> : tensor<1xi8>}",
            "'cf.switch' op 'flag' type ('i32') should match case value type ('i8')"),
        function(
            "cf.switch %i : i32, [default: ^two, 5: ^two] {case_operand_segments = array<i32: 1>}",
            "'cf.switch' op caseOperands count (0) does not match with the total size (1)"),
        segments("<{operandSegmentSizes = array<i32: 1, 0>}>", "invalid properties"),
        segments("<{operandSegmentSizes = array<i64: 1, 0, 0>}>", "invalid properties"),
        segments(
            "{operandSegmentSizes = array<i32: 1, 0>}",
            "'cf.cond_br' op operand count (1) does not match with the total size (0) specified"),
        segments("", "'cf.cond_br' op operand count (1) does not match with the total size (0)"));
  }

  private static Arguments segments(String attributes, String message) {
    return function("\"cf.cond_br\"(%b)[^two, ^two] " + attributes + " : (i1) -> ()", message);
  }

  private static Arguments function(String body, String message) {
    return Arguments.of(
        """
        func.func @f(%%f: f32, %%i: i32, %%b: i1) {
          %%r:2 = "test.values"() : () -> (i32, i32)
          %s
        ^one(%%x: i32):
          return
        ^two:
          return
        }
        """
            .formatted(body),
        message);
  }
}
