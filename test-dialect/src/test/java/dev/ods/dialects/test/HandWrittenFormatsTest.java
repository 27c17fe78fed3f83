// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Operations whose text is that of methods, and what uses groups, are as in mlir-opt 22. */
final class HandWrittenFormatsTest {
  @TestFactory
  Stream<DynamicTest> areReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
        "test.affine_scope { \"a.b\"() : () -> () }",
        "test.single_no_terminator_custom_asm_op { \"a.b\"() : () -> () \"a.c\"() : () -> () }",
        "%a, %b = test.parse_integer_literal : 2",
        "test.parse_integer_literal",
        "test.parse_wrapped_keyword foo.bar",
        "%r = test.fold_with_fold_adaptor %i32, [%i32, %i32], {(%i32), (), (%i32, %i32)} { }",
        "%r = test.fold_with_fold_adaptor %i32, [], {} { \"a.b\"() : () -> () } attributes {x}",
        "\"a.b\"() {x = #test.memref_layout<\"a\">, y = memref<5xi32, #test.memref_layout<\"\">>}"
            + " : () -> ()",
        "\"a.b\"() {x = #test.override_builder<-3>} : () -> ()",
        "test.array_of_attr_op a = [begin 5 : index end], b = [0], c = [a, b]",
        "test.array_of_attr_op a = [], b = [], c = [] {x}");
  }

  @TestFactory
  Stream<DynamicTest> haveTheErrorsOfMlir() throws Exception {
    return Judge.sameError(
        "test.affine_scope 5",
        "%a = test.parse_integer_literal : x",
        "test.parse_wrapped_keyword 5",
        "test.parse_wrapped_keyword",
        "%r = test.fold_with_fold_adaptor %i32, [%i32], {%i32} { }",
        "%r = test.fold_with_fold_adaptor %i32, [%i32], {(%i64)} { }",
        "\"test.fold_with_fold_adaptor\"(%i32, %i32) <{attr = array<i32: 2>, operandSegmentSizes"
            + " = array<i32: 1, 0, 1>}> ({ }) : (i32, i32) -> i32",
        "\"a.b\"() {x = #test.override_builder<a>} : () -> ()",
        "\"a.b\"() {x = #test.override_builder} : () -> ()",
        "\"a.b\"() {x = #test.memref_layout<5>} : () -> ()");
  }
}
