// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The ops with which MLIR tests directives and clauses are read and printed as by mlir-opt 22. */
final class FormatsTest {
  @TestFactory
  Stream<DynamicTest> areReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
        "test.oilist_with_keywords_only keyword",
        "test.oilist_with_keywords_only thirdKeyword otherKeyword",
        "test.oilist_with_keywords_only {x}",
        "test.oilist_with_simple_args keyword %i64 : i64",
        "test.oilist_with_simple_args thirdKeyword %i64 : i64 otherKeyword %i32 : i32 {a = 1}",
        "test.oilist_with_simple_args",
        "test.oilist_variadic_with_parens thirdKeyword (%i64, %i32 : i64, i32)",
        "test.oilist_variadic_with_parens otherKeyword(%i64 : i64) keyword(%i32, %i32 : i32, i32)",
        "test.oilist_custom reduction (%i32) nowait private (%i64 : i64)",
        "test.oilist_custom reduction nowait",
        "test.oilist_allowed_literal foo buzz",
        "test.oilist_allowed_literal bar foo buzz",
        "test.format_custom_directive_operands %i64, %i64 -> (%i64)",
        "test.format_custom_directive_operands %i64 -> ()",
        "test.format_custom_directive_operands_and_types %i64 -> (%i64, %i32) : i64 -> (i64, i32)",
        "test.format_custom_directive_operands_and_types %i64, %i32 -> (%i64) : i64, i32 -> (i64)",
        "test.format_custom_directive_regions { }",
        "test.format_custom_directive_regions { \"a.op\"() : () -> () }, { }",
        "%a, %b = test.format_custom_directive_results : i64 -> (i64)",
        "%a, %b, %c:2 = test.format_custom_directive_results : i64, i1 -> (i64, i32)",
        "%a, %b, %c = test.format_custom_directive_results_with_type_refs : i64, i1 -> (i8)"
            + " type_refs_capture : i64, i1 -> (i8)",
        "test.format_custom_directive_with_optional_operand_ref %i64 : 1",
        "test.format_custom_directive_with_optional_operand_ref : 0",
        """
        "a.op"() ({
          test.format_custom_directive_successors ^bb1, ^bb2
        ^bb1:
          test.format_custom_directive_successors ^bb2
        ^bb2:
          test.format_custom_directive_successors ^bb1
        }) : () -> ()""",
        "test.format_custom_directive_attributes 54 : i64, 46 : i64 {x}",
        "test.format_custom_directive_attributes 54 : i64",
        "test.format_custom_directive_spacing \"a\" \"b\"",
        "test.format_custom_directive_attrdict {attr = 1 : i64, x}",
        "test.ellipsis(%i64, %i64 ...) : i64, i64 ...",
        "test.ellipsis(%i64) : i64 ...",
        "test.else_anchor(?)",
        "test.else_anchor(%i64 : i64)");
  }

  @TestFactory
  Stream<DynamicTest> haveTheErrorsOfMlir() throws Exception {
    return Judge.sameError(
        "test.oilist_with_keywords_only keyword keyword",
        "test.oilist_with_keywords_only nothing",
        "test.oilist_with_simple_args keyword %i64 : i64 keyword %i64 : i64",
        "test.oilist_with_simple_args keyword : i64",
        "test.oilist_with_simple_args keyword %i64 i64",
        "test.oilist_variadic_with_parens keyword(%i64, %i64 : i64)",
        "test.oilist_custom reduction (%i64)",
        "test.oilist_custom reduction (%i32",
        "test.oilist_allowed_literal foo",
        "test.format_custom_directive_operands %i64, -> (%i64)",
        "test.format_custom_directive_operands %i32 -> (%i64)",
        "test.format_custom_directive_operands_and_types %i64 -> (%i64) : i64 -> (i64, i64)",
        "test.format_custom_directive_operands_and_types %i64 -> (%i64) : i64, i64 -> (i64)",
        "test.format_custom_directive_operands_and_types %i64, %i64 -> (%i64) : i64 -> (i64)",
        "test.format_custom_directive_regions {",
        "test.format_custom_directive_attributes 54 : i32",
        "test.format_custom_directive_attributes 54 : i64, \"a\"",
        "test.else_anchor(%i64 : )");
  }
}
