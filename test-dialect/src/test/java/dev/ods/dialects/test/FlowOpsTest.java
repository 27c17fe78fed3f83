// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Operations with regions that control passes through, and with bounds, are MLIR's. */
final class FlowOpsTest {
  @TestFactory
  Stream<DynamicTest> valid() throws Exception {
    return Judge.sameText(
        "\"test.conversion_func_op\"() <{function_type = () -> (), sym_name = \"f\","
            + " sym_visibility = \"private\"}> ({}) : () -> ()\n"
            + "test.call @f() : () -> ()",
        "test.conversion_func_op @f(%a: i32 {test.x}) -> (i32 {test.y}) attributes {z} {\n"
            + "  \"test.return\"(%a) : (i32) -> ()\n}\n%r = test.call @f(%i32) {x} : (i32) -> i32",
        """
        %r = test.loop_block %i32 : (i32) -> f32 {
        ^bb0(%a: i32):
          %c = "a.op"() : () -> f32
          test.loop_block_term iter %a exit %c {x}
        } attributes {y}""",
        """
        %r = test.region_if %i32, %i32: i32, i32 -> i64 then {
        ^bb0(%a: i32, %b: i32):
          test.region_if_yield %a : i32
        } else {
        ^bb0(%a: i32, %b: i32):
          test.region_if_yield %b : i32
        } join {
        ^bb0(%a: i32):
          test.region_if_yield %i64 : i64
        }""",
        """
        test.store_with_a_region %memref attributes {store_before_region = true} {
          test.store_with_a_region_terminator {x}
        } : memref<1xf64>""",
        """
        test.store_with_a_loop_region %memref attributes {store_before_region = false, x} {
          test.store_with_a_region_terminator
        } : memref<1xf64>""",
        """
        %i = "a.op"() : () -> index
        test.switch_with_no_break %i {x}
        case 2 {
          %0 = "a.op"() : () -> i32
        }
        case -5 {
        ^bb0:
        }""",
        "%i = \"a.op\"() : () -> index\ntest.switch_with_no_break %i",
        "%0 = test.with_bounds {umin = 4 : index, umax = 5 : index, smin = 4 : index,"
            + " smax = 5 : index} : index",
        "%0 = test.with_bounds {umin = 4 : ui8, umax = 5 : ui8, smin = 4 : si8,"
            + " smax = 5 : si8, x} : vector<4xi8>",
        """
        test.with_bounds_region {umin = 4 : ui8, umax = 5 : ui8, smin = 4 : si8, smax = 5 : si8} \
        %a : i8 {
          "a.op"(%a) : (i8) -> ()
        }""",
        "%0 = test.increment %i32 : i32",
        "%0 = test.increment {x} %i64 : i64",
        "%0 = test.reflect_bounds {smax = 7 : si32} %i32 : i32",
        "%0 = test.value_with_bounds {max = 5 : index, min = 4 : index}");
  }

  @TestFactory
  Stream<DynamicTest> invalid() throws Exception {
    return Judge.sameErrors(
        "test.call @f() : () -> ()",
        "module @f {}\ntest.call @f() : () -> ()",
        "test.call @f(%i32) : () -> ()",
        "test.conversion_func_op @f(%a: i32) {\n^bb0(%b: i64):\n  \"test.return\"(%b) : (i64) -> ()\n}",
        """
        %r = test.loop_block %i32 : (i32) -> f32 {
        ^bb0(%a: i64):
          %c = "a.op"() : () -> f32
          test.loop_block_term iter %i32 exit %c
        }""",
        """
        %r = test.region_if %i32: i32 -> i64 then {
        ^bb0(%a: i64):
          test.region_if_yield %a : i64
        } else {
        ^bb0(%a: i32):
          test.region_if_yield %i64 : i64
        } join {
        ^bb0(%a: i64):
          test.region_if_yield %a : i64
        }""",
        """
        test.store_with_a_region %memref attributes {store_before_region = true} {
        ^bb0(%a: i64):
          test.store_with_a_region_terminator
        } : memref<1xf64>""",
        "test.store_with_a_region %memref {} : memref<1xf64>",
        "%0 = test.with_bounds {umin = 4 : ui16, umax = 5 : ui16, smin = 4 : si8,"
            + " smax = 5 : si8} : f32",
        "%0 = test.with_bounds {umin = 4 : ui16, smin = 4 : si8, smax = 5 : si8} : i16",
        "test.with_bounds_region %a : i8 {}",
        "%f = \"a.op\"() : () -> tensor<4xi32>\n%0 = test.increment %f : tensor<4xi32>",
        "\"test.increment\"(%i32) : (i32) -> i64",
        "%0 = test.value_with_bounds {max = 5 : i64, min = 4 : index}");
  }
}
