// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Context;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Attributes that are declared by records: their text is that of mlir-opt 22, right and wrong. */
final class DeclaredAttributesTest {
  private final JudgedText judge = new JudgedText();

  @TestFactory
  Stream<DynamicTest> isPrintedAsByMlirOpt() throws Exception {
    return JudgedText.printed(
        "#test.smpla",
        "#test.attr_with_trait",
        "#test.cmpnd_a<1, !test.smpla, [5, 6]>",
        "#test.cmpnd_nested<nested = <1, i32, [5]>>",
        "#test.cmpnd_nested<nested = #test.cmpnd_a<1, i32, [5]>>",
        "#test.cmpnd_nested_inner<42 <1, i32, [5, 6]>>",
        "#test.cmpnd_nested_outer<i <42 <1, i32, [5, 6]>>>",
        "#test.cmpnd_nested_outer_qual<i #test.cmpnd_nested_inner<42 <1, i32, [5, 6]>>>",
        "#test.attr_with_self_type_param",
        "#test.attr_with_self_type_param : i32",
        "#test<attr_with_type_builder 10 : i16>",
        "#test<attr_with_type_builder 10 : i16> : i32",
        "#test<attr_with_type_builder 10>",
        "#test.attr_self_type_format<5>",
        "#test.attr_self_type_format<5> : i32",
        "#test.attr_self_type_struct_format<a = 5> : i32",
        "#test.sub_elements_access<@foo, 1, {a = 2}>",
        "#test.attr_with_format<3 : two = \"hello\", four = [1, 2, 3] : 42 : i64 : 0 : [42, 24] ,"
            + " [10 : i16, 11 : i8]>",
        "#test.attr_with_optional_signed<>",
        "#test.attr_with_optional_signed<-9223372036854775808>",
        "#test.attr_with_optional_unsigned<>",
        "#test.attr_with_optional_unsigned<18446744073709551615>",
        "#test.attr_with_optional_enum<>",
        "#test.attr_with_optional_enum<a>",
        "#test.attr_with_optional_enum<\"+\">",
        "#test<attr_ugly begin 5 : i32 end>",
        "#test.attr_params<1, -2>",
        "#test.attr_with_type<i32, f32>",
        "#test<array_of_ugly[]>",
        "#test<array_of_ugly[begin 5 : i64 end, begin 6 : i64 end]>",
        "#test<array_of_ints[]>",
        "#test<array_of_ints[1, -2]>",
        "#test<array_of_enums[]>",
        "#test<array_of_enums[a, \"+\", \"dash-separated-sentence\"]>",
        "#test<simple_enum a>",
        "#test<simple_enum \"dash-separated-sentence\">",
        "#test.iterator_type<reduction>",
        "#test.custom_anchor<5>",
        "#test.custom_anchor<5, true>",
        "#test.const_memory_space",
        "#test.const_memory_space<0>",
        "#test.const_memory_space<1>",
        "#test.const_memory_space<-1>",
        "#test.attr_with_optional_unsigned<-1>",
        "#test.tensor_encoding<\"a\">",
        "#test.op_asm_attr_interface<value = \"a\">",
        "#test.op_asm_attr_interface_tablegen_default<value = \"a\">",
        "#test.slash_attr<1/2>",
        "#test.newline_and_indent<i32>",
        "#test.newline_and_indent<!test.newline_and_indent<indented_content>>",
        "#test.conditional_alias<alias>",
        "#test.nested_alias<\"a\">",
        "#test.nested_alias<\"alias_test:dot_in_name\", <\"b\">>",
        "#test.nested_alias<\"a\", #test.nested_alias<\"b\", <\"c\">>>",
        "[#test.nested_alias<\"alias_test:trailing_digit_conflict_base\">,"
            + " #test.nested_alias<\"alias_test:trailing_digit_conflict_base_conflict\","
            + " <\"alias_test:trailing_digit_conflict_base\">>,"
            + " #test.nested_alias<\"alias_test:trailing_digit_conflict_base1\">]",
        "#test.conditional_alias<\"a b\">",
        "#test.conditional_alias<\"alias_test:tensor_encoding\">",
        "[#test.conditional_alias<\"alias_test:dot_in_name\">, \"alias_test:dot_in_name\"]",
        "loc(fused<#test.conditional_alias<\"alias_test:dot_in_name\">>[\"a\"])",
        "#test.custom_float<\"float\" : 1.5>",
        "#test.custom_float<\"double\" : 1.5e300>",
        "#test.custom_float<\"fp80\" : -1.5>",
        "#test.custom_float<\"fp80\" : 0x7FFFC000000000100000>",
        "#test.custom_float<\"float\" : 0x7FC00000>",
        "#test.custom_float<\"double\" : 0x7FC0>",
        "#test.custom_struct<type_str = \"struct\", value = ?>",
        "#test.custom_struct<type_str = \"struct\", value = 2>",
        "#test.custom_struct<type_str = \"struct\", value = 2, opt_value = 3>",
        "#test.custom_struct<opt_value = [3 : i32, 4 : i8], type_str = \"struct\", value = 2>");
  }

  @TestFactory
  Stream<DynamicTest> isRefusedAsByMlirOpt() throws Exception {
    return JudgedText.refused(
        "#test.cmpnd_nested<nested = <1, i32>>",
        "#test.cmpnd_nested<nested = 5>",
        "#test.cmpnd_nested_outer<<42 <1, i32, [5, 6]>>>",
        "#test.attr_self_type_format<x> : i32",
        "#test.attr_self_type_struct_format<b = 5> : i32",
        "#test.sub_elements_access<@foo, 1>",
        "#test.attr_with_format<2 : two = \"hello\", four = [1, 2, 3] : 42 : i64 : 0 : [42], [1]>",
        "#test.attr_with_format<2 : four = [1, 2] : 42 : i64 : 0 : [42], [1]>",
        "#test.attr_with_optional_signed<9223372036854775808>",
        "#test.attr_with_optional_unsigned<18446744073709551616>",
        "#test.attr_with_optional_enum<+>",
        "#test.attr_with_optional_enum<z>",
        "#test<attr_ugly begin 5 : i32>",
        "#test.attr_params<1>",
        "#test.attr_with_type<f32, f32>",
        "#test<array_of_ugly[begin 5 : i64]>",
        "#test<array_of_ints[x]>",
        "#test<array_of_enums[a, +]>",
        "#test<simple_enum c>",
        "#test.iterator_type<>",
        "#test.iterator_type<diagonal>",
        "#test.custom_anchor<5, 7>",
        "#test.const_memory_space<-4294967295>",
        "#test.tensor_encoding<5>",
        "#test.op_asm_attr_interface<value = 5>",
        "#test.op_asm_attr_interface<>",
        "#test.slash_attr<1 2>",
        "#test.newline_and_indent<>",
        "#test.conditional_alias<5>",
        "#test.nested_alias<5>",
        "#test.nested_alias<\"a\", 5>",
        "#test.nested_alias<\"a\", <5>>",
        "#test.nested_alias<\"a\" <\"b\">>",
        "#test.custom_float<\"x\" : 1.5>",
        "#test.custom_float<\"float\" : 2>",
        "#test.custom_float<\"float\" : x>",
        "#test.custom_float<\"float\" : -0x7FC00000>",
        "#test.custom_float<\"float\" : 0x7FC000001>",
        "#test.custom_float<\"float\" : x>",
        "#test.custom_struct<type_str = \"struct\", value = x>",
        "#test.custom_struct<value = 2>");
  }

  @Test
  void hasTheTypeOfItsParameterByDefault() {
    Context context = judge.context();
    IntegerAttr ten = IntegerAttr.get(IntegerType.get(context, 16), 10);
    AttrWithTypeBuilderAttr attribute = AttrWithTypeBuilderAttr.get(ten, ten.type());
    assertSame(ten.type(), attribute.type());
  }

  @Test
  void ofManyIsInterned() {
    Context context = judge.context();
    assertSame(
        ArrayOfEnumsAttr.get(context, List.of(SimpleEnumAttr.get(context, SimpleEnum.PLUS))),
        ArrayOfEnumsAttr.get(context, List.of(SimpleEnumAttr.get(context, SimpleEnum.PLUS))));
    assertEquals(List.of(), ArrayOfEnumsAttr.get(context, List.of()).value());
  }
}
