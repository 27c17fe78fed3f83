// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations whose attributes have types of a kind, extents, bytes or names are MLIR's. */
final class ConstrainedOpsTest {
  @TestFactory
  Stream<DynamicTest> valid() throws Exception {
    return Judge.sameText(
        "test.string_attr_with_type \"a\" : i32 {x}",
        "test.string_attr_with_mixed_type \"a\" : i32",
        "test.string_attr_with_mixed_type 5 : i64",
        "test.type_attr_of i64",
        "test.type_attr_of {x} i64",
        "test.custom_dimension_list_attr dimension_list = 3x4 {x}",
        "test.custom_dimension_list_attr dimension_list = 0x4x?x0",
        "test.custom_dimension_list_attr dimension_list = ?",
        "test.custom_dimension_list_attr dimension_list = []",
        "\"test.custom_dimension_list_attr\"() <{dimension_list = array<i64: -1>}> : () -> ()",
        "test.destination_style_op",
        "test.destination_style_op {x} ins(%i32 : i32) outs(%memref : memref<1xf64>) (%i64 : i64)",
        "%t = \"a.op\"() : () -> tensor<4xi32>\n"
            + "%0 = test.destination_style_op outs(%t : tensor<4xi32>) -> tensor<4xi32>",
        "test.multi_slot_alloca : () -> ()",
        "%0:2 = test.multi_slot_alloca {x} : () -> (memref<1xi32>, memref<?xi32>)",
        "test.parse_b64 \"aGVsbG8=\"",
        "test.parse_b64 \"\"",
        "test.parse_b64 \" /+8= \"",
        "test.parse_b64 \"AB==\"",
        "%i = \"a.op\"() : () -> index\n"
            + "test.isolated_region %i {\n  \"a.op\"(%i) : (index) -> ()\n}",
        "%i:2 = \"a.op\"() : () -> (index, index)\n"
            + "test.isolated_region %i#1 {\n  \"a.op\"(%i#1) : (index) -> ()\n}",
        "%a = test.string_attr_pretty_name",
        "%a, %b, %5 = test.string_attr_pretty_name",
        "%a:2, %b = test.string_attr_pretty_name",
        "%a = test.string_attr_pretty_name attributes {names = [\"z\"], x}",
        "%a, %b = test.string_attr_pretty_name attributes {names = [\"z\"]}",
        "%a = test.string_attr_pretty_name\n%b = \"test.string_attr_pretty_name\"()"
            + " <{names = [\"a\"]}> : () -> i32",
        "\"a.op\"() {x = #test.decimal_shape<3x4x5>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<0x10x-3>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<>} : () -> ()",
        "module @foo {}\n\"a.op\"() {x = #test.symbol_ref_attr<@foo>} : () -> ()",
        "\"a.op\"() {x = [#test.symbol_ref_attr<@foo>]} : () -> ()",
        "\"test.typed_attr\"() <{type = i32, attr = #test.symbol_ref_attr<@foo>}> : () -> ()");
  }

  /** Here mlir-opt 22 crashes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"a.op\"() {x = #test.custom_storage_ctor_attr<5>} : () -> ()",
        "\"a.op\"() {x = !test.custom_storage_ctor_type<5>} : () -> ()",
      })
  void withoutJudge(String op) {
    Judge.assertPrintedAsWritten(op);
  }

  @TestFactory
  Stream<DynamicTest> invalid() throws Exception {
    return Judge.sameErrors(
        "test.string_attr_with_type \"a\"",
        "test.string_attr_with_type \"a\" : f32",
        "test.string_attr_with_mixed_type \"a\"",
        "test.string_attr_with_mixed_type 5 : i32",
        "test.type_attr_of i32",
        "test.type_attr_of 5",
        "test.custom_dimension_list_attr dimension_list = [4]",
        "test.custom_dimension_list_attr dimension_list = x",
        "test.custom_dimension_list_attr dimension_list = 4x",
        "test.custom_dimension_list_attr dimension_list = 4xy",
        "test.custom_dimension_list_attr dimension_list = 99999999999999999999",
        "%t = \"a.op\"() : () -> tensor<4xi32>\n"
            + "test.destination_style_op outs(%t : tensor<4xi32>)",
        "%t = \"a.op\"() : () -> tensor<4xi32>\n"
            + "%0 = test.destination_style_op outs(%t : tensor<4xi32>) -> tensor<5xi32>",
        "%0 = test.multi_slot_alloca : () -> memref<1xi64>",
        "test.parse_b64 hello",
        "test.parse_b64 \"aGVsbG8\"",
        "test.parse_b64 \"A===\"",
        "test.parse_b64 \"A!AA\"",
        "test.parse_b64 \"AA\u00e9\"",
        "test.isolated_region %i64 {\n  \"a.op\"(%i64) : (index) -> ()\n}",
        "%i = \"a.op\"() : () -> index\n"
            + "test.isolated_region %i {\n  \"a.op\"(%i32) : (i32) -> ()\n}",
        "\"a.op\"() {x = #test.decimal_shape<3x>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<3xf>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<3 4>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<99999999999999999999>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<true>} : () -> ()",
        "\"a.op\"() {x = #test.decimal_shape<->} : () -> ()",
        "\"a.op\"() {x = #test.symbol_ref_attr<@foo>} : () -> ()",
        "\"a.op\"() {y = #test.symbol_ref_attr<@fool>, x = #test.symbol_ref_attr<@foo>}"
            + " : () -> ()",
        "\"a.op\"() {x = #test.symbol_ref_attr<@foo>} : () -> ()\n"
            + "\"a.op\"() ({\n  \"b.op\"() {x = #test.symbol_ref_attr<@foo>} : () -> ()\n})"
            + " : () -> ()",
        "\"a.op\"() {x = #test.symbol_ref_attr<@foo::@bar>} : () -> ()",
        "module @foo {}\nmodule attributes {a.x = #test.symbol_ref_attr<@foo>} {}",
        "\"a.op\"() {x = #test.copy_count<hello>} : () -> ()",
        "\"a.op\"() {x = #test.copy_count<>} : () -> ()");
  }
}
