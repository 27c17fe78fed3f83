// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.function;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code arith}, each with the beginning of its first error. */
final class ArithMistakes {
  private ArithMistakes() {}

  static Stream<Arguments> all() {
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
        function(
            "%0 = arith.constant \"a\"",
            "'arith.constant' op value must be an integer, float, or elements attribute"),
        function(
            "%0 = arith.constant {value = 5 : i64} 6 : i32",
            "'arith.constant' op failed to verify that all of {value, result} have same type"),
        function(
            "%0 = arith.constant affine_map<() -> (0)>",
            "custom op 'arith.constant' invalid kind of attribute specified"));
  }
}
