// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The ops with which MLIR tests formats are read and printed as by mlir-opt 22, by subject. */
final class FormatOpsTest {
  @TestFactory
  Stream<DynamicTest> attributes() throws Exception {
    return Judge.sameText(
        "test.format_literal_op keyword_$. -> : , = < > ( ) [ ] ( ) ? + * { } {x = 1 : i8}",
        "test.format_attr_op 7 {attr2 = 8 : i64}",
        "test.format_attr_op -1",
        "test.format_attr_op 1 {attr = 2 : i64}",
        "test.format_opt_attr_op_a (3) {x}",
        "test.format_opt_attr_op_a",
        "test.format_opt_attr_op_b 3",
        "test.format_opt_attr_op_b",
        "test.format_symbol_name_attr_op @\"a b\"",
        "test.format_opt_symbol_name_attr_op @a {x}",
        "test.format_opt_symbol_name_attr_op",
        "test.format_opt_symbol_ref_attr_op @a::@b",
        "test.format_opt_symbol_ref_attr_op {x}",
        "test.format_attr_dict_w_keyword attributes {attr = 1 : i64, opt_attr = 2 : i64, z}",
        "test.format_attr_dict_w_keyword attributes {attr = 1 : i64}",
        "test.format_optional_unit_attribute is_optional {x}",
        "test.format_optional_unit_attribute",
        "test.format_optional_unit_attribute {is_optional}",
        "test.format_optional_unit_attribute_no_elide unit",
        "test.format_optional_unit_attribute_no_elide",
        "test.format_optional_enum_attr case10",
        "test.format_optional_enum_attr \"caseLarse\"",
        "test.format_optional_enum_attr {x}",
        "test.format_optional_default_attrs \"a\" @b case10",
        "test.format_optional_default_attrs \"default\" @default case5",
        "test.format_optional_default_attrs @b {x}",
        "test.format_optional_default_attrs",
        "test.format_optional_default_enum_attr case10",
        "test.format_optional_default_enum_attr case5",
        "test.format_optional_default_enum_attr {e = 10 : i64}",
        "test.format_optional_else then",
        "test.format_optional_else else {x}",
        "test.format_literal_following_optional_group (5 : i32) : i32",
        "test.format_literal_following_optional_group : i32 {x}",
        "test.typed_attr tensor<2xi32> = dense<[1, 2]>",
        "test.typed_attr {x} i32 = 0",
        "test.dense_array_attr i1attr = [true, false] i8attr = [2, 3] i16attr = [4, 5]"
            + " i32attr = [6, 7] i64attr = [8] f32attr = [1.0, 1.1] f64attr = [2.0]"
            + " emptyattr = []",
        "test.op_with_loc_attr loc(\"here\":10:8) {x}",
        "test.op_with_loc_attr loc(unknown)",
        "test.no_str_value {value = \"foo\"}",
        "test.has_str_value {value = \"\"}",
        "test.has_str_value {value = \"foo\", x}",
        "test.default_value_print %i32",
        "test.default_value_print {value_with_default = 1 : i32} %i32",
        "test.default_value_print {value_with_default = 0 : i32} %i32",
        "test.recursive_rewrite 3",
        "test.op.with_dot_in_name {x}",
        "test.format_compound_attr <1, !test.smpla, [5, 6]>",
        "test.format_compound_attr #test.cmpnd_a<1, i32, []> attributes {x}",
        "test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>",
        "test.format_nested_attr #test.cmpnd_nested<nested = #test.cmpnd_a<1, i8, [5]>>",
        "test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>",
        "test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, i1, [5]>>>");
  }

  @TestFactory
  Stream<DynamicTest> errorsInAttributes() throws Exception {
    return Judge.sameError(
        "test.format_literal_op keyword -> :",
        "test.format_attr_op 7 : i32",
        "test.format_attr_op -1 : i64",
        "test.no_str_value",
        "test.format_attr_op",
        "test.format_attr_op 1 {attr = 2 : i32}",
        "test.format_opt_attr_op_a (3",
        "test.format_opt_attr_op_a ()",
        "test.format_opt_attr_op_b @a",
        "test.format_opt_attr_op_b \"a\"",
        "test.format_opt_attr_op_b @a 10",
        "test.format_optional_unit_attribute_no_elide @a",
        "test.format_symbol_name_attr_op name",
        "test.format_opt_symbol_ref_attr_op @a::b",
        "test.format_attr_dict_w_keyword {attr = 1 : i64}",
        "test.format_attr_dict_w_keyword attributes {opt_attr = 1 : i64}",
        "test.format_optional_enum_attr case6",
        "test.format_optional_default_enum_attr {e = 6 : i64}",
        "test.format_optional_else",
        "test.format_literal_following_optional_group (5 : i32) i32",
        "test.dense_array_attr i1attr = [true] i8attr = [2000]",
        "test.op_with_loc_attr 1",
        "test.format_compound_attr <1, i32, 5]>",
        "test.format_compound_attr #test.cmpnd_nested<nested = <1, i8, [5]>>",
        "test.format_nested_attr <other = <1, i8, [5]>>",
        "test.format_cpmd_nested_attr nested <i <42 5>>",
        "test.format_qual_cpmd_nested_attr nested 5");
  }

  /** What is reported when a symbol within another one has failed is behind the whole of it. */
  @TestFactory
  Stream<DynamicTest> errorsAfterNestedSymbols() throws Exception {
    return Judge.sameErrors(
        "\"a\"() {x = #test.cmpnd_nested<nested = #test.cmpnd_a<1, i8, [5 6]>>} : () -> ()",
        "\"a\"() {x = !test.cmpnd_nested_outer<i !test.cmpnd_inner<42 <1, i8, [5 6]>>>}"
            + " : () -> ()",
        "test.format_nested_attr <nested = #test.cmpnd_a<1, i8, [5 6]>>",
        "\"a\"() {x = [#test.cmpnd_a<1, i8, [5 6]>, 5]} : () -> ()");
  }

  @TestFactory
  Stream<DynamicTest> types() throws Exception {
    return Judge.sameText(
        "%x = test.format_buildable_type_op %i64 {x}",
        "%x:2 = test.format_result_a_op memref<2xi8> {x}",
        "%x:2 = test.format_result_b_op i64, memref<2xi8>",
        "%x:2 = test.format_result_c_op (i64) -> memref<2xi8>",
        "%x:3 = test.format_variadic_result : i64, i64, i64",
        "%x:4 = test.format_multiple_variadic_results : (i64, i64), (i32, i8) {x}",
        "test.format_operand_a_op %i64, %memref : i64, memref<1xf64>",
        "test.format_operand_b_op %i64, %memref : memref<1xf64> {x}",
        "test.format_operand_c_op %i64, %memref : i64, memref<1xf64>",
        "test.format_operand_d_op %i64, %memref : memref<1xf64>",
        "test.format_operand_e_op %i64, %memref : i64, memref<1xf64>",
        "test.format_variadic_operand %i64, %i64 : i64, i64",
        "test.format_multiple_variadic_operands (%i64, %i64), (%i32, %i64 : i32, i64)",
        "%x = test.format_optional_operand_result_a_op(%i64 : i64) : i64",
        "test.format_optional_operand_result_a_op( : ) :",
        "%x = test.format_optional_operand_result_a_op( : ) : i64 [%i64, %i64] {x}",
        "%x = test.format_optional_operand_result_b_op(%i64 : i64) : i64 [%i64]",
        "test.format_optional_operand_result_b_op( : ) :",
        "%x = test.format_optional_operand_result_b_op : i64",
        "test.format_optional_result_a_op",
        "%x:3 = test.format_optional_result_a_op : i64 -> i64, i64",
        "test.format_optional_result_b_op {x}",
        "%x:3 = test.format_optional_result_b_op : i64 -> i64, i64",
        "%x:3 = test.format_optional_result_c_op : (i64) -> (i64, i64)",
        "test.format_optional_result_c_op",
        "%x = test.format_optional_result_d_op : f80",
        "test.format_optional_result_d_op",
        "test.format_two_variadic_operands_no_buildable_type_op(%i64 : i64) -> (%i32, %i64 : i32,"
            + " i64)",
        "test.variadic_args_types_split \"a\"",
        "test.variadic_args_types_split \"a\", %i64, %i32 {x} : i64, i32",
        """
        %t = "a.op"() : () -> !test.optional_value_type
        %u = "a.op"() : () -> !test.optional_value_type<5>
        test.format_maybe_empty_type %t : !test.optional_value_type
        test.format_maybe_empty_type %u : <5>""",
        "%t = \"a.op\"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>\n"
            + "test.format_cpmd_nested_type %t nested <i <42 <1, !test.smpla, [5, 6]>>>\n"
            + "test.format_cpmd_nested_type %t nested"
            + " !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>\n"
            + "test.format_qual_cpmd_nested_type %t nested"
            + " !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>");
  }

  @TestFactory
  Stream<DynamicTest> errorsInTypes() throws Exception {
    return Judge.sameError(
        "%x = test.format_buildable_type_op %i32",
        "%x:2 = test.format_result_a_op i64",
        "%x:2 = test.format_result_b_op i64",
        "%x:2 = test.format_result_b_op i32, memref<1xf64>",
        "%x:2 = test.format_result_c_op (i64, i64) -> memref<2xi8>",
        "%x:2 = test.format_result_c_op i64 -> memref<2xi8>",
        "%x = test.format_variadic_result : i64, i64",
        "%x = test.format_variadic_result : i32",
        "test.format_operand_a_op %i64, %memref : i64",
        "test.format_operand_b_op %i64 : memref<1xf64>",
        "test.format_operand_c_op %i64, %memref : memref<1xf64>, i64",
        "test.format_operand_d_op %i64 %memref : memref<1xf64>",
        "test.format_operand_d_op %i32, %memref : memref<1xf64>",
        "test.format_operand_e_op %i64, %memref : i32, memref<1xf64>",
        "test.format_variadic_operand %i64, %i64 : i64",
        "test.format_optional_result_a_op : i32 -> i64",
        "test.variadic_args_types_split \"a\", %i64",
        "test.variadic_args_types_split \"a\" : i64",
        "test.variadic_args_types_split",
        "test.format_cpmd_nested_type %i64 nested i64",
        "test.format_qual_cpmd_nested_type %i64 nested <i <42 <1, i32, []>>>");
  }

  @TestFactory
  Stream<DynamicTest> regions() throws Exception {
    return Judge.sameText(
        "test.format_region_a_op { \"test.return\"() : () -> () } {x}",
        "test.format_region_b_op { \"test.return\"() : () -> () }",
        "test.format_region_b_op { }",
        "test.format_region_c_op region { \"test.return\"() : () -> () }",
        "test.format_region_c_op {x}",
        "test.format_variadic_region_a_op { }, { ^bb0(%a : i32): \"a.op\"() : () -> () }",
        "test.format_variadic_region_a_op",
        "test.format_variadic_region_b_op { }, { } found_regions {x}",
        "test.format_variadic_region_b_op",
        "test.format_implicit_terminator_region_a_op { }",
        "test.format_implicit_terminator_region_a_op { \"test.return\"() {x} : () -> () }",
        "test.format_implicit_terminator_region_a_op { \"test.return\"(%i64) : (i64) -> () }",
        """
        "a.op"() ({
          test.format_successor_a_op ^bb1 {x}
        ^bb1:
          test.format_successor_a_op ^bb1, ^bb2
        ^bb2:
          test.format_successor_a_op
        }) : () -> ()""",
        "%x = test.isolated_one_region_op attributes {x} %i64, %i32"
            + " { ^bb0(%a: i64): \"test.return\"() : () -> () } : i64, i32 -> i1",
        "test.isolated_regions attributes {x} { }, { }",
        "test.alloca_scope_region { \"test.return\"() : () -> () }",
        "test.single_no_terminator_op {x} : { %0 = \"a.op\"(%0) : (i1) -> i1 }",
        "test.single_no_terminator_op : { }",
        "test.variadic_no_terminator_op : { \"a.op\"() : () -> () }, { }",
        "test.dummy_op_with_region_ref { } {x}",
        "%x = test.graph_loop %i64 { ^bb0(%a: i64): \"test.region_yield\"(%a) : (i64) -> () }"
            + " : (i64) -> i64",
        "\"a.op\"() ({ test.region_yield %i64 : i64 {x} }) : () -> ()",
        "\"a.op\"() ({ test.region_if_yield %i64, %i32 : i64, i32 }) : () -> ()",
        "%x = test.side_effect_with_region_op(%i64) { \"a.op\"() : () -> () } : i64 -> i8",
        "%x = test.cse_of_single_block_op inputs(%i64) { ^bb0(%a: i64):"
            + " test.region_yield %a : i64 } : i64 -> i64",
        "test.convert_block_args %i64 is_legal replace_with_operand"
            + " { ^bb0(%a: i64): \"test.return\"(%a) : (i64) -> () } : (i64) -> ()",
        "test.convert_block_args duplicate { \"test.return\"() : () -> () } {x} : () -> ()");
  }

  @TestFactory
  Stream<DynamicTest> errorsInRegions() throws Exception {
    return Judge.sameError(
        "\"a.op\"() ({\n  \"test.dummy_op_with_successor_ref\"()[^bb1] : () -> ()\n^bb1:\n"
            + "  \"test.finish\"() : () -> ()\n}) : () -> ()",
        "\"a.op\"() ({\n  test.dummy_op_with_successor_ref ^bb1\n  \"test.finish\"() : () -> ()\n^bb1:\n"
            + "  \"test.finish\"() : () -> ()\n}) : () -> ()",
        "\"a.op\"() ({\n  test.dummy_op_with_successor_ref\n}) : () -> ()",
        "\"a.op\"() ({\n  test.dummy_op_with_successor_ref ^bb1 {x}\n^bb1:\n"
            + "  \"test.finish\"() : () -> ()\n}) : () -> ()",
        "test.format_region_a_op",
        "test.format_region_b_op {",
        "test.format_region_a_op { }, { }",
        "test.format_region_c_op region",
        "test.format_variadic_region_b_op { }",
        "test.format_variadic_region_b_op { },",
        "test.format_implicit_terminator_region_a_op { \"a.op\"() : () -> () ^bb1: }",
        "test.format_successor_a_op ^bb1",
        "test.isolated_regions { \"a.op\"(%i64) : (i64) -> () }",
        "test.single_no_terminator_op : { \"a.op\"() : () -> () ^bb1: }",
        "\"a.op\"() ({ test.region_yield %i64 : i32 }) : () -> ()",
        "test.region_yield %i64 : i64 \"a.op\"() : () -> ()");
  }

  @TestFactory
  Stream<DynamicTest> inference() throws Exception {
    return Judge.sameText(
        "%x = test.format_infer_variadic_type_from_non_variadic %i64, %i64 {x} : i64",
        "%x = test.format_all_types_match_var %i64, %i64 : i64",
        "%x = test.format_all_types_match_attr 1 : i64, %i64",
        "%x = test.format_all_types_match_attr {x} 1, %i64",
        "%x = test.result_has_same_type_as_attr 5 : i8 -> i8",
        "%x = test.format_types_match_var %i64 : i64",
        "%x = test.format_types_match_context %i64 : i64",
        "%x = test.format_types_match_attr 1 : i64",
        "%x = test.format_types_match_attr {x} \"a\"",
        "%x:2 = test.format_types_match_variadic %i64, %i32 : i64, i32",
        "%x = test.format_types_match_variadic {x} %i64 : i64",
        "%x = test.format_infer_type {x}",
        "%x = test.format_infer_type2",
        "%x:2 = test.format_infer_type_all_operands_and_types(%i64, %i32) {x} : i64, i32",
        "%x:2 = test.format_infer_type_all_types_one_operand(%i64, %i32) : i64, i32",
        "%x:4 = test.format_infer_type_all_types_two_operands(%i64, %i32) (%i32, %i64) : i64, i32,"
            + " i32, i64",
        "%x:2 = test.format_infer_type_all_types(%i64, %i32) : i64, i32",
        "%x:2 = test.format_infer_type_regions {\n^bb0(%a: i32, %b: f32):\n  \"a.op\"() : () -> ()\n}"
            + " {x}",
        "test.format_infer_type_regions {\n}",
        "%x:3 = test.format_infer_type_variadic_operands(%i32, %i32 : i32, i32) (%i64 : i64) {x}");
  }

  @TestFactory
  Stream<DynamicTest> errorsInInference() throws Exception {
    return Judge.sameError(
        "%x = test.format_infer_variadic_type_from_non_variadic %i64, %i32 : i64",
        "%x = test.format_all_types_match_var %i64, %i32 : i64",
        "%x = test.format_all_types_match_attr 1 : i32, %i64",
        "%x = test.result_has_same_type_as_attr 5 : i8 -> i16",
        "%x = test.format_types_match_var %i64 : i32",
        "%x = \"test.format_types_match_var\"(%i64) : (i64) -> i32",
        "%x = \"test.format_types_match_context\"(%i64) : (i64) -> i64",
        "%x = test.format_types_match_attr [1]",
        "%x = \"test.format_types_match_attr\"() <{value = 1 : i32}> : () -> i64",
        "%x = test.format_types_match_variadic %i64, %i32 : i64",
        "%x = \"test.format_types_match_variadic\"(%i64, %i32) : (i64, i32) -> i64",
        "%x:2 = \"test.format_types_match_variadic\"(%i64, %i32) : (i64, i32) -> (i64, i64)",
        "%x:2 = test.format_infer_type",
        "%x = \"test.format_infer_type\"() : () -> i32",
        "%x = test.format_infer_type_all_types(%i64, %i32) : i64, i32",
        "%x = test.format_infer_type_all_types(%i64) : i32",
        "%x = \"test.format_infer_type_all_types\"(%i64) : (i64) -> i32",
        "%x = \"test.format_infer_type_regions\"() ({\n^bb0(%a: i32):\n  \"a.op\"() : () -> ()\n})"
            + " : () -> i64",
        "%x:2 = test.format_infer_type_variadic_operands(%i32 : i32) (%i64 : i32)");
  }

  @TestFactory
  Stream<DynamicTest> operations() throws Exception {
    return Judge.sameText(
        "%x = test.call_on_device @f(%i64), %i32 {y} : (i64, i32) -> i64",
        "test.call_and_store @f(%i64), %memref {store_before_call = true}"
            + " : (memref<1xf64>, i64) -> ()",
        "test.copy(%memref, %memref) : (memref<1xf64>, memref<1xf64>) {x}",
        "test.buffer_based in(%memref : memref<1xf64>) out(%memref : memref<1xf64>)",
        "test.region_buffer_based in(%memref : memref<1xf64>) out(%memref : memref<1xf64>)"
            + " { test.region_yield %i64 : i64 }",
        "%t = \"a.op\"() : () -> tensor<2xi8>\n"
            + "%x = test.tensor_based in(%t : tensor<2xi8>) -> tensor<3xi8>",
        "test.alloc_with_multiple_results : index, memref<2xi8>",
        "test.optional_custom_attr foo true",
        "test.optional_custom_attr {x} bar",
        """
        %t = "a.op"() : () -> tensor<2xf32>
        %x = test.less_than %t, %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
        %y = test.sign %t {x} : (tensor<2xf32>) -> tensor<2xsi32>""");
  }

  @TestFactory
  Stream<DynamicTest> errorsInOperations() throws Exception {
    return Judge.sameError(
        "test.copy(%memref, %memref) : (memref<1xf64>)",
        "test.copy(%memref, %i64) : (memref<1xf64>, i64)",
        "test.optional_custom_attr",
        "test.optional_custom_attr foo",
        "test.optional_custom_attr foo 1 : i8",
        "%t = \"a.op\"() : () -> tensor<2xf32>\n"
            + "%x = test.less_than %t, %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>");
  }

  @TestFactory
  Stream<DynamicTest> writtenByHand() throws Exception {
    return Judge.sameText(
        "test.polyfor %i { \"a.op\"(%i) : (index) -> () }",
        "test.polyfor %i, %j { \"a.op\"(%j) : (index) -> () }",
        "\"test.polyfor\"() ({\n^bb0(%i: index, %j: index, %k: index):\n"
            + "  \"a.op\"(%j) : (index) -> () }) {arg_names = [\"x\", \"y\", 5, \"z\"]} : () -> ()",
        "test.attr_with_loc(\"x\" loc(\"foo\"))",
        "test.attr_with_loc(5 : i8 loc(fused[\"a\", \"b\":4:5])) {y}",
        "#l = loc(\"q\")\ntest.attr_with_loc([1, 2] loc(#l))",
        "test.attr_with_loc(unit loc(unknown))",
        "test.dialect_custom_format_fallback custom_format_fallback");
  }

  @TestFactory
  Stream<DynamicTest> errorsInWhatIsWrittenByHand() throws Exception {
    return Judge.sameError(
        "test.polyfor %i : index { }",
        "test.polyfor 5",
        "test.polyfor %i, %i { \"a.op\"() : () -> () }",
        "test.polyfor %i,",
        "test.polyfor %i",
        "test.attr_with_loc(\"x\" loc())",
        "test.attr_with_loc(\"x\" loc(\"a\")",
        "test.dialect_custom_format_fallback",
        "test.dialect_custom_format_fallback custom");
  }

  @TestFactory
  Stream<DynamicTest> properties() throws Exception {
    return Judge.sameText(
        "test.with_properties_and_attr 16 <{rhs = 16 : i64}>",
        "test.with_properties_and_attr 16 <{rhs = 16}> {y, a = 1 : i8}",
        "\"test.with_properties_and_attr\"() <{lhs = 16 : i32, rhs = 1 : i64}> {y} : () -> ()",
        "test.empty_properties",
        "test.empty_properties <{}> {x}",
        "%x, %y:2 = test.variadic_segment_prop %i64, %i64 : %i64 : i64 : i64, i64 {y} end",
        "%x, %y:2 = test.variadic_segment_prop %i64, %i64 : %i64 : i64 : i64, i64 <{}> end",
        "#loc = loc(\"a\")\n!t = tuple<i1, i2, i3>\ntest.empty_properties {t = !t, u = !t}");
  }

  @TestFactory
  Stream<DynamicTest> errorsInProperties() throws Exception {
    return Judge.sameError(
        "test.with_properties_and_attr 16 <{rhs = 16 : i64, x}> {y}",
        "test.with_properties_and_attr 16",
        "test.with_properties_and_attr 16 <{}>",
        "test.with_properties_and_attr 16 <{lhs = 3 : i32, rhs = 1}>",
        "test.with_properties_and_attr 16 <5>",
        "test.with_properties_and_attr 16 <{rhs = 1} {x}",
        "test.with_properties_and_attr 16 {rhs = 1, x}",
        "test.with_properties_and_attr 16 <{rhs = 1}> {lhs = 1 : i8}",
        "test.empty_properties <{x}>",
        "test.empty_properties <5>",
        "%x, %y:2 = test.variadic_segment_prop %i64, %i64 : %i64 : i64 : i64, i64 <{x}> end");
  }
}
