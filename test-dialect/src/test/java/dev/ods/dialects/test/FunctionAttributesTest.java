// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A dialect verifies its attributes on operations, and on arguments and results of functions: the
 * errors are those of mlir-opt 22, whose dialect test rejects {@code test.invalid_attr}.
 */
final class FunctionAttributesTest {
  @TestFactory
  Stream<DynamicTest> areVerifiedByTheirDialects() throws Exception {
    return Judge.sameError(
        "\"a.op\"() {test.invalid_attr} : () -> ()",
        "module attributes {test.invalid_attr} {}",
        "func.func @f() attributes {test.invalid_attr} { return }",
        "func.func @f(%a: i32 {test.invalid_attr}) { return }",
        "func.func @f(%a: i32 {test.valid_attr}, %b: i32 {b.c, test.invalid_attr}) { return }",
        "func.func private @f(i32 {test.invalid_attr = 5 : i32})",
        "func.func private @f() -> (i32 {test.invalid_attr})",
        "func.func private @f() -> (i32 {test.valid_attr}, i32 {test.invalid_attr})",
        "func.func private @f(i32 {test.invalid_attr}) -> (i32 {test.invalid_attr})",
        "func.func private @f(i32 {invalid_attr})",
        "func.func private @f() -> (i32 {test.x, y})",
        "func.func private @f(i32 {test = 5 : i32, test.x})",
        "\"func.func\"() <{arg_attrs = [5 : i32], function_type = (i32) -> (), sym_name = \"f\","
            + " sym_visibility = \"private\"}> ({}) : () -> ()",
        "\"func.func\"() <{arg_attrs = [{test.invalid_attr}, {}], function_type = (i32) -> (),"
            + " sym_name = \"f\", sym_visibility = \"private\"}> ({}) : () -> ()",
        "\"func.func\"() <{res_attrs = [], function_type = () -> i32, sym_name = \"f\","
            + " sym_visibility = \"private\"}> ({}) : () -> ()",
        "\"func.func\"() <{res_attrs = [unit], function_type = () -> i32, sym_name = \"f\","
            + " sym_visibility = \"private\"}> ({}) : () -> ()",
        "ml_program.func private @f(i32 {test.invalid_attr})",
        "ml_program.subgraph @f(%a: i32) -> (i32 {test.invalid_attr}) { ml_program.output %a : i32 }",
        "gpu.module @m { gpu.func @f(%a: i32 {test.invalid_attr}) kernel { gpu.return } }",
        "wasmssa.func @f(%a: !wasmssa<local ref to i32> {test.invalid_attr}) {"
            + " wasmssa.return }",
        "test.conversion_func_op private @f(i32 {test.invalid_attr})",
        "func.func @f(%a: i32 {test.invalid_attr}) { %0 = arith.constant 5 : i64 return %0 : i64 }");
  }

  @Test
  void othersAreAccepted() throws Exception {
    Judge.assertSameText("func.func private @f(i32 {test.valid_attr}) -> (i32 {unknown.attr})");
  }
}
