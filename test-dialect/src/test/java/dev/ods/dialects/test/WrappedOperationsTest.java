// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Forms that contain another operation, or its name, are read and printed as by mlir-opt 22. */
final class WrappedOperationsTest {
  @TestFactory
  Stream<DynamicTest> areReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
        "test.parse_custom_operation_name_api(builtin.module)",
        "test.parse_custom_operation_name_api(module) {x}",
        "test.parse_custom_operation_name_api(foo)",
        "test.parse_custom_operation_name_api(loc)",
        "test.parse_custom_operation_name_api(some.other.name)",
        "%r:3 = test.wrapping_region wraps \"some.op\"(%i64, %i32) {test.attr = \"attr\"}"
            + " : (i64, i32) -> (i1, i2, i3) loc(\"some\")",
        "test.wrapping_region wraps \"some.op\"() : () -> ()",
        """
        %r = test.wrapping_region wraps "a.b"() ({
          %x = "a.c"() : () -> i8
          test.wrapping_region wraps "a.d"() ({
          ^bb0(%y: i8):
            "a.e"(%x, %y)[^bb1] ({ }, { "a.f"() : () -> () }) : (i8, i8) -> ()
          ^bb1:
            %z = test.format_types_match_var %x : i8
            "a.i"(%z) : (i8) -> ()
          }) : () -> ()
          test.polyfor %i { "a.g"(%i, %x) : (index, i8) -> () }
        }) : () -> i8
        "a.h"(%r) : (i8) -> ()""",
        "%r = test.pretty_printed_region %i64, %i64 start test.special.op end : (i64, i64) -> i8",
        "%r = test.pretty_printed_region %i64, %i32 start test.special.op end : (i64, i32) -> i8"
            + " loc(\"x\")",
        """
        %r = test.pretty_printed_region %i64, %i32 ({
        ^bb0(%a: i64, %b: i64):
          %c = "non.special.op"(%a, %b) : (i64, i64) -> i8
          "test.return"(%c) : (i8) -> ()
        }) {x} : (i64, i32) -> i8""",
        "%r = \"test.pretty_printed_region\"(%i64, %i32) ({ \"a.b\"() : () -> ()"
            + "  test.format_literal_following_optional_group : i32 {x}"
            + "  \"test.return\"() : () -> () }) : (i64, i32) -> i8",
        "\"test.return\"(%i64) : (i64) -> ()");
  }

  @TestFactory
  Stream<DynamicTest> haveTheErrorsOfMlir() throws Exception {
    return Judge.sameError(
        "test.parse_custom_operation_name_api(@foo)",
        "test.parse_custom_operation_name_api(42)",
        "test.parse_custom_operation_name_api()",
        "test.parse_custom_operation_name_api(\"a.b\")",
        "test.wrapping_region \"a.b\"() : () -> ()",
        "test.wrapping_region wraps \"\"() : () -> ()",
        "test.wrapping_region wraps \"a.b\"(%x) : () -> ()",
        "test.wrapping_region wraps \"a.b\"(%i64) : () -> ()",
        "test.wrapping_region wraps \"a.b\"() ({ \"a.c\" }) : () -> ()",
        "test.wrapping_region wraps \"a.b\"() ({ ) : () -> ()",
        "test.wrapping_region wraps \"test.format_attr_op\"() : () -> ()",
        "test.wrapping_region wraps \"test.format_attr_op\"() <{attr = 1 : i8}> : () -> ()",
        "test.pretty_printed_region %i64, %i64 start 5 end : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 start a.b : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 start a.b end : i64",
        "test.pretty_printed_region %i64 start a.b end : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 ({ }) : (i64) -> i8",
        "test.pretty_printed_region %i64, %i64 ({ }) : i8",
        "test.pretty_printed_region %i64, %i64 ({ } : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 [^bb1] : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 <{a = 1}> ({ }) : (i64, i64) -> i8",
        "test.pretty_printed_region %i64, %i64 <a> ({ }) : (i64, i64) -> i8");
  }
}
