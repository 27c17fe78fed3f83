// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The first error of wrong programs is MLIR's. */
final class MessagesTest {
  static Stream<Arguments> wrong() {
    return Stream.of(
        function("%0 = arith.addi %a, %b : i32", "use of value '%b' expects different type"),
        function(
            "%0 = arith.addi %f, %f : f32",
            "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"),
        function(
            "%0 = arith.addi %a, %a overflow<nuw, nan> : i32",
            "custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of:"
                + " none, nsw, nuw"),
        function("%0 = arith.addi %a, %a overflow : i32", "expected '<'"),
        function(
            "%0 = \"arith.addi\"(%a, %a) <{overflowFlags = #arith.what<nsw>}> : (i32, i32) -> i32",
            "unknown attribute `what` in dialect `arith`"),
        function(
            "%0 = \"arith.addi\"(%a, %a) <{overflowFlags = !arith.what}> : (i32, i32) -> i32",
            "dialect 'arith' provides no type parsing hook"),
        function(
            "%0 = \"arith.addi\"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32",
            "'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer"
                + " overflow arith flags"),
        function(
            "%0 = arith.cmpi lt, %a, %a : i32",
            "custom op 'arith.cmpi' expected string or keyword containing one of the following enum"
                + " values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt,"
                + " uge]"),
        function(
            "%0 = arith.cmpi eq, %f, %f : f32",
            "custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'"),
        function(
            "%0 = arith.extui %a : i32 to i16",
            "'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible"),
        function(
            "%0 = arith.constant 5 : ui32",
            "'arith.constant' op integer return type must be signless"),
        Arguments.of(
            "func.func @f(%a: i32) {\n  return %a : i32\n}\n",
            "'func.return' op has 1 operands, but enclosing function (@f)"),
        function("call @g(%a) : (i32) -> ()", "'func.call' op 'g' does not reference a valid"),
        function("call @f(%a) : (i32) -> ()", "'func.call' op incorrect number of operands for"),
        Arguments.of(
            "func.func @f(%a: i32, f32) {\n  return\n}\n",
            "custom op 'func.func' expected SSA identifier"),
        Arguments.of(
            "func.func @f() {\n}\n", "custom op 'func.func' expected non-empty function body"),
        Arguments.of(
            "func.func private @f(i32 {name})\n",
            "'func.func' op arguments may only have dialect attributes"));
  }

  private static Arguments function(String body, String message) {
    return Arguments.of(
        "func.func @f(%a: i32, %b: i64, %f: f32) {\n  " + body + "\n  return\n}\n", message);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void firstErrorIsAsExpected(String text, String message) {
    String error = new Programs().firstError(text);
    assertTrue(error.startsWith(message), error);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void firstErrorIsThatOfMlirOpt(String text, String message) throws Exception {
    String first = MlirOpt.run(text).lines().findFirst().orElse("");
    int from = first.indexOf(": error: ");
    assertTrue(from > 0, first);
    assertEquals(
        first.substring(from + ": error: ".length()), new Programs().firstError(text), message);
  }
}
