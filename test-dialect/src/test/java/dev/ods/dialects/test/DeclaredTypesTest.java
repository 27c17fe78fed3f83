// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Types that are declared by records: their text is that of mlir-opt 22, right and wrong. */
final class DeclaredTypesTest {
  private final JudgedText judge = new JudgedText();
  private final Context context = judge.context();
  private final Diagnostics diagnostics = judge.diagnostics();

  @TestFactory
  Stream<DynamicTest> isPrintedAsByMlirOpt() throws Exception {
    return JudgedText.printed(
        "!test.smpla",
        "!test.cmpnd_a<1, !test.smpla, [5, 6]>",
        "!test.cmpnd_a<1, i32, [7]>",
        "!test.cmpnd_inner<42 <1, i32, [5, 6]>>",
        "!test.cmpnd_inner<42 !test.cmpnd_a<1, i32, [5, 6]>>",
        "!test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>",
        "!test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>",
        "!test.struct_capture_all<v3 = 3, v1 = 1, v2 = -2, v0 = 0>",
        "!test.optional_param<, 6>",
        "!test.optional_param<5, 6>",
        "!test.optional_param<5, 6, \"foo\">",
        "!test.optional_param<5, 6, {foo = \"bar\"}>",
        "!test.optional_params<\"a\">",
        "!test.optional_params<5, \"a\">",
        "!test.optional_struct<b = \"a\">",
        "!test.optional_struct<b = \"a\", a = 5>",
        "!test.optional_params_after<\"a\">",
        "!test.optional_params_after<\"a\", 5>",
        "!test.all_optional_params<>",
        "!test.all_optional_params<5>",
        "!test.all_optional_params<5, 6>",
        "!test.all_optional_struct<>",
        "!test.all_optional_struct<b = 5>",
        "!test.all_optional_struct<b = 10, a = 5>",
        "!test.optional_group<(5) 6>",
        "!test.optional_group<x 6>",
        "!test.optional_group_struct<x>",
        "!test.optional_group_struct<(b = 5)>",
        "!test.optional_group_struct<(b = 5, a = 10)>",
        "!test.optional_value_type",
        "!test.optional_value_type<5>",
        "!test.custom_type<-5>",
        "!test.custom_type<2 9 9 5>",
        "!test.custom_type_spacing<1 2>",
        "!test.optional_type_string",
        "!test.optional_type_string<\"default\">",
        "!test.optional_type_string<\"non default\">",
        "!test.optional_type_string<\"containing\\n \\\"escape\\\" characters\\0f\">",
        "!test.else_anchor<?>",
        "!test.else_anchor<5>",
        "!test.else_anchor_struct<?>",
        "!test.else_anchor_struct<a = 3>",
        "!test.type_verification<i16>",
        "!test.spaces< 1\n()() 2>",
        "!test.newline_and_indent<indented_content>",
        "!test.test_type",
        "!test.test_type_with_trait",
        "!test.test_type_with_layout<4294967295>",
        "!test.memref_element",
        "memref<2x!test.memref_element>",
        "memref<*x!test.memref_element, 1>",
        "!test.i32",
        "!test.test_base_body",
        "!test.int<signed, 5>",
        "!test.struct<>",
        "!test.struct<{field1, i32},{b, !test.struct<{c,f32}>}>",
        "!test.type_with_format<2, two = \"x\", three = 5>",
        "!test.no_parser<4294967295, [1, -2], \"foobar\", -4>",
        "!test.optional_group_params<x>",
        "!test.optional_group_params<(5)>",
        "!test.optional_group_params<(5, 7)>",
        "!test.ap_float<>",
        "!test.ap_float<0.0>",
        "!test.ap_float<-0.0>",
        "!test.ap_float<5.0 : f32>",
        "!test.default_valued_type<>",
        "!test.default_valued_type<(i32)>",
        "!test.default_valued_type<(i64)>",
        "!test.custom_type_string<\"foo\" foo>",
        "!test.test_tensor<[-1, 2], i32>",
        "[!test.optional_type_string<\"a>b\">, !test.optional_type_string<\"a>b\">,"
            + " !test.optional_type_string<\"a>c\">, !test.optional_type_string<\"a\\\">\">,"
            + " !test.optional_type_string<\"a\\\">\">]",
        "!test.test_memref<[1, 2], i32>",
        "!test.test_memref<[1, 2], i32, affine_map<(d0, d1) -> (d1, d0)>>");
  }

  @TestFactory
  Stream<DynamicTest> isRefusedAsByMlirOpt() throws Exception {
    return JudgedText.refused(
        "memref<2x!test.i32>",
        "memref<*x!test.i32>",
        "vector<2x!test.i32>",
        "vector<!test.memref_element>",
        "!test.cmpnd_inner",
        "!test.cmpnd_inner<>",
        "!test.cmpnd_inner<x>",
        "!test.cmpnd_inner<4294967296 <1, i32, []>>",
        "!test.cmpnd_inner<1 i32>",
        "!test.cmpnd_inner<1 !test.smpla>",
        "!test.cmpnd_nested_outer<i <42 <1, i32, [5>>>",
        "!test.struct_capture_all<>",
        "!test.struct_capture_all<v0 0>",
        "!test.struct_capture_all<v0 = 0>",
        "!test.struct_capture_all<v0 = 0, v0 = 1>",
        "!test.struct_capture_all<v9 = 0>",
        "!test.struct_capture_all<v0 = x>",
        "!test.optional_param<5 6>",
        "!test.optional_param<99999999999, 6>",
        "!test.optional_params<5>",
        "!test.optional_params<5, >",
        "!test.optional_struct<a = 5>",
        "!test.optional_struct<>",
        "!test.all_optional_params<5, x>",
        "!test.all_optional_struct<a>",
        "!test.all_optional_struct<a = 1, >",
        "!test.optional_group<5>",
        "!test.optional_group_struct<(a = 1>",
        "!test.optional_value_type<5",
        "!test.optional_type_string<5>",
        "!test.else_anchor<x>",
        "!test.type_verification<i8>",
        "!test.type_verification<f99>",
        "!test.newline_and_indent<i32>",
        "!test.test_type_with_layout<4294967296>",
        "!test.struct<{5, i32}>",
        "!test.struct<{a i32}>",
        "!test.type_with_format<2, two = 5>",
        "!test.type_with_format<2, one = 5>",
        "!test.no_parser<-4294967296, [1], \"foobar\", 4>",
        "!test.no_parser<1, [], \"foobar\", 4>",
        "!test.no_parser<1, [1], foobar, 4>",
        "!test.no_parser<1, [1], \"foobar\", x>",
        "!test.optional_group_params<(10, 7)>",
        "!test.ap_float<x>",
        "!test.default_valued_type<(f32)>",
        "!test.custom_type_string<\"foo\" bar>",
        "!test.custom_type_string<foo foo>",
        "!test.test_tensor<[], i32>");
  }

  @Test
  void isInterned() {
    TestTypeOptionalStructType type =
        TestTypeOptionalStructType.get(context, Optional.of(5), "text");
    assertSame(type, TestTypeOptionalStructType.get(context, Optional.of(5), "text"));
    assertEquals(Optional.of(5), type.a());
    assertEquals("text", type.b());
    assertEquals("!test.optional_struct<a = 5, b = \"text\">", type.toString());
  }

  @Test
  void keepsNoListThatMayChange() {
    Type i32 = IntegerType.get(context, 32);
    List<Integer> numbers = new java.util.ArrayList<>(List.of(1, 2));
    CompoundAType type = CompoundAType.get(1, i32, numbers);
    numbers.add(3);
    assertEquals(List.of(1, 2), type.arrayOfInts());
    assertSame(type, CompoundAType.get(1, i32, List.of(1, 2)));
  }

  @Test
  void isVerified() {
    Type i8 = IntegerType.get(context, 8);
    String message = "failed to verify 'param': 16-bit signless integer or 32-bit signless integer";
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> TestTypeVerificationType.get(i8))
            .getMessage());
    assertNull(TestTypeVerificationType.getChecked(diagnostics, UnknownLoc.get(context), i8));
    assertEquals(message, diagnostics.list().get(0).message());
    diagnostics.clear();
    assertNotNull(
        TestTypeVerificationType.getChecked(
            diagnostics, UnknownLoc.get(context), IntegerType.get(context, 16)));
    assertEquals(
        "!test.type_verification<i8>", TestTypeVerificationType.ofUnverified(i8).toString());
  }

  @Test
  void randomOnesAreReadAsTheyArePrinted() {
    Random random = new Random(22);
    for (int i = 0; i < 1000; i++) {
      Type type = random(random, 4);
      Operation module = judge.parse(type.toString());
      diagnostics.throwIfErrors();
      String text = Printer.toString(module, PrinterFlags.DEFAULT);
      assertTrue(text.contains(type.toString()), () -> type + " became " + text);
    }
  }

  private Type random(Random random, int depth) {
    Optional<Integer> a = random.nextBoolean() ? Optional.of(random.nextInt()) : Optional.empty();
    Optional<Integer> b = random.nextBoolean() ? Optional.of(random.nextInt()) : Optional.empty();
    int c = random.nextInt();
    String text =
        random
            .ints(random.nextInt(5), 0, 300)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return switch (random.nextInt(depth == 0 ? 11 : 15)) {
      case 0 -> SimpleAType.get(context);
      case 1 -> TestStructTypeCaptureAllType.get(context, c, c + 1, -c, 0);
      case 2 -> TestTypeOptionalParamType.get(context, a, c, Optional.empty());
      case 3 -> TestTypeOptionalParamsType.get(context, a, text);
      case 4 -> TestTypeOptionalParamsAfterRequiredType.get(context, text, b);
      case 5 -> TestTypeOptionalStructType.get(context, a, text);
      case 6 -> TestTypeAllOptionalStructType.get(context, a, b);
      case 7 -> TestTypeOptionalGroupType.get(context, c, b);
      case 8 -> TestTypeOptionalGroupStructType.get(context, a, b);
      case 9 -> TestTypeOptionalValueTypeType.get(context, a);
      case 10 -> TestTypeOptionalStringType.get(context, random.nextBoolean() ? "default" : text);
      case 11 -> CompoundAType.get(c, random(random, depth - 1), List.of(c, 1, 2));
      default -> {
        CompoundAType inner = CompoundAType.get(c, random(random, depth - 1), List.of());
        CompoundNestedInnerType nested = CompoundNestedInnerType.get(c, inner);
        yield random.nextBoolean()
            ? CompoundNestedOuterType.get(nested)
            : CompoundNestedOuterQualType.get(nested);
      }
    };
  }
}
