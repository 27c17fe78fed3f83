// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated parsers and verifiers report MLIR's errors. */
final class FeatureErrorsTest {
  private static final String VALUES =
      "%v:4 = \"x.values\"() : () -> (f32, i64, i1, tensor<2xf32>) ";

  private final Programs programs = new Programs();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "feat.numbers maybe | expected attribute value",
        "feat.enums MIDDLE | custom op 'feat.enums' expected string or keyword containing one of"
            + " the following enum values for attribute 'level' [LOW, very_high]",
        "feat.enums \"MIDDLE\" | custom op 'feat.enums' invalid level attribute specification:"
            + " \"MIDDLE\"",
        "feat.inferred %v#1 %v#1 : i64 | expected ','",
        "feat.transformed %v#1 : i64 | custom op 'feat.transformed' invalid kind of type specified:"
            + " expected builtin.vector, but found 'i64'",
        "feat.transformed %v#1 : vector<2xi64> | custom op 'feat.transformed' 'vector' must be"
            + " vector of numbers, but got 'vector<2xi64>'",
        "%x = \"x.y\"() : () -> vector<2xf32> \"feat.transformed\"(%x) : (vector<2xf32>) -> i64 |"
            + " 'feat.transformed' op failed to verify that type of element is that of the"
            + " vector's elements",
        "feat.symbols foo | custom op 'feat.symbols' expected valid '@'-identifier for symbol name",
        "feat.lists %v#1, %v#1 : i64 -> i1 | custom op 'feat.lists' number of operands and types"
            + " do not match: got 2 operands and 1 types",
        "feat.groups , %v#1 m 1 : i1 | 'feat.groups' op attribute 'm' failed to satisfy"
            + " constraint: 64-bit signless integer attribute whose minimum value is 2",
        "\"feat.groups\"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (f32) -> () |"
            + " 'feat.groups' op operand #0 must be 64-bit signless integer, but got 'f32'",
        "\"feat.groups\"(%v#1, %v#1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, i64) ->"
            + " () | 'feat.groups' op operand #0 must be 32-bit float, but got 'i64'",
        "\"feat.optionals\"(%v#3, %v#3, %v#1) : (tensor<2xf32>, tensor<2xf32>, i64) -> () |"
            + " 'feat.optionals' op operand #2 must be 32-bit signless integer, but got 'i64'",
        "\"feat.inferred\"(%v#1, %v#1) : (i64, i64) -> (i32, i1) | 'feat.inferred' op failed to"
            + " verify that all of {lhs, rhs, sum} have same type",
        "\"feat.repeated\"(%v#1, %v#2) : (i64, i1) -> (i64, i64) | 'feat.repeated' op failed to"
            + " verify that all of {values, results} have same type",
        "\"feat.repeated\"(%v#1) : (i64) -> () | 'feat.repeated' op failed to"
            + " verify that all of {values, results} have same type",
        "\"feat.regions\"() ({}, {}, {}) : () -> () | 'feat.regions' op region #0 ('body') failed"
            + " to verify constraint: region with 1 blocks",
        "\"feat.dense\"() : () -> () | 'feat.dense' op requires attribute 'bytes'",
        "feat.many {}, {}, {} | 'feat.many' op does not like 3",
        "\"x.y\"() {feat.z = 5 : i32} : () -> () | 'x.y' op has a value for 'feat.z'",
        "feat.custom five | custom op 'feat.custom' expected integer value",
      })
  void reportsOneClearError(String text, String message) throws IOException {
    String errors = programs.errors(VALUES + "\n" + text + "\n");
    String first = errors.substring(0, errors.indexOf('\n'));
    assertEquals(message, first.replaceFirst("^test.mlir:\\d+:\\d+: error: ", ""));
  }
}
