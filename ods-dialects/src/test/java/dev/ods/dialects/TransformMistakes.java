// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code transform}, each with the beginning of its first error. */
final class TransformMistakes {
  private static final String OP = "custom op 'transform.apply_registered_pass' ";

  private TransformMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(types(), operations(), passes()).flatMap(some -> some);
  }

  private static Stream<Arguments> types() {
    return Stream.of(
        type("!transform.op<foo>", "expected string"),
        type("!transform.op", "expected '<'"),
        type("!transform.param<f32>", "only supports integer types with width <=64"),
        type("!transform.param<i65>", "only supports integer types with width <=64"),
        type("!transform.param", "expected '<'"),
        type("!transform.param<>", "expected non-function type"),
        program("\"a.b\"() {x = #transform.param_operand<>} : () -> ()", "expected 'index'"),
        program("\"a.b\"() {x = #transform.param_operand} : () -> ()", "expected '<'"),
        program(
            "\"a.b\"() {x = #transform.param_operand<index = i32>} : () -> ()",
            "invalid kind of attribute specified"));
  }

  private static Stream<Arguments> operations() {
    return Stream.of(
        program(
            "\"transform.apply_cse\"(%v) : (!transform.any_value) -> ()",
            "'transform.apply_cse' op operand #0 must be TransformHandleTypeInterface instance"),
        program(
            "\"transform.annotate\"(%o, %o) {name = \"x\"} : (!transform.any_op,"
                + " !transform.any_op) -> ()",
            "'transform.annotate' op operand #1 must be TransformParamTypeInterface instance"),
        program(
            "%0 = \"transform.get_defining_op\"(%o) : (!transform.any_op) -> !transform.any_op",
            "'transform.get_defining_op' op operand #0 must be TransformValueHandleTypeInterface"),
        program(
            "%0 = \"transform.num_associations\"(%i) : (i32) -> !transform.any_param",
            "'transform.num_associations' op operand #0 must be any transform handle or parameter"),
        program(
            "%0 = transform.num_associations %o : (!transform.any_op) -> !transform.param<i32>",
            "expected the type of the parameter attribute ('i64') to match the parameter type"),
        program(
            "%0 = transform.num_associations %o : (!transform.any_op) -> !transform.affine_map",
            "expected affine map attribute, got 0 : i64"),
        program(
            "%0 = transform.num_associations %o : (!transform.any_op) -> !transform.type",
            "expected type attribute, got 0 : i64"),
        program(
            "%0 = transform.split_handle %o {overflow_result = 1} : (!transform.any_op) ->"
                + " !transform.any_op",
            "'transform.split_handle' op overflow_result is not a valid result index"),
        program(
            "%0 = transform.split_handle %o : (!transform.any_op) -> !transform.any_param",
            "'transform.split_handle' op expects result types to implement the same transform"),
        program(
            "%0 = \"transform.merge_handles\"(%o) : (!transform.any_op) -> !transform.any_param",
            "'transform.merge_handles' op requires the same type for all operands and results"),
        program(
            "%0 = \"transform.replicate\"(%o, %o) : (!transform.any_op, !transform.any_op) ->"
                + " !transform.any_param",
            "'transform.replicate' op failed to verify that all of {handles, replicated} have"),
        program(
            "%0 = transform.get_parent_op %o {nth_parent = 0} : (!transform.any_op) ->"
                + " !transform.any_op",
            "custom op 'transform.get_parent_op' 'transform.get_parent_op' op attribute"
                + " 'nth_parent'"));
  }

  private static Stream<Arguments> passes() {
    return Stream.of(
        pass("with options = {x = } to %o : (!transform.any_op)", "expected SSA operand"),
        pass("with options = {3 = 4} to %o : (!transform.any_op)", OP + "expected key to either"),
        pass("with options = {x} to %o : (!transform.any_op)", "expected '='"),
        pass("with options = {x = [1, 2} to %o : (!transform.any_op)", "expected ']'"),
        pass("with options = {x = 1, \"x\" = 2} to %o : (!transform.any_op)", OP + "duplicate"),
        pass(
            "with options = {x = #transform.param_operand<index = 1>} to %o : (!transform.any_op)",
            OP + "the param_operand attribute is a marker reserved for indicating a value"),
        pass("with options = x to %o : (!transform.any_op)", "expected '{' in options dictionary"),
        pass("with options {x = 3} to %o : (!transform.any_op)", "expected '='"),
        pass("to %o {options = 3} : (!transform.any_op)", OP + "'transform.apply_registered_pass'"),
        pass("to %o : (!transform.any_op, i32)", OP + "number of operands and types do not match"),
        generic(
            "(%o, %p) {options = {x = #transform.param_operand<index = 1>}",
            "dynamic option index 1 is out of bounds for the number of dynamic options: 1"),
        generic(
            "(%o, %p) {options = {x = #transform.param_operand<index = 12345678901234567890123"
                + " : i128>}",
            "dynamic option index 4807115922877859019 is out of bounds for the number of dynamic"),
        generic(
            "(%o, %p) {options = {}",
            "a param operand does not have a corresponding param_operand attr"),
        generic(
            "(%o, %p) {options = {x = #transform.param_operand<index = 0>, y ="
                + " [#transform.param_operand<index = 0>]}",
            "dynamic option index 0 is already used in options"));
  }

  private static Arguments type(String type, String message) {
    return program("%0 = \"a.b\"() : () -> " + type, message);
  }

  private static Arguments pass(String rest, String message) {
    return program(
        "%0 = transform.apply_registered_pass \"foo\" " + rest + " -> !transform.any_op", message);
  }

  private static Arguments generic(String start, String message) {
    return program(
        "%0 = \"transform.apply_registered_pass\""
            + start
            + ", pass_name = \"foo\"} : (!transform.any_op, !transform.any_param) ->"
            + " !transform.any_op",
        "'transform.apply_registered_pass' op " + message);
  }

  private static Arguments program(String text, String message) {
    return Arguments.of(
        """
        %o = "a.b"() : () -> !transform.any_op
        %p = "a.b"() : () -> !transform.any_param
        %v = "a.b"() : () -> !transform.any_value
        %i = "a.b"() : () -> i32
        """
            + text
            + "\n",
        message);
  }
}
