// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.attribute;
import static dev.ods.dialects.WrongPrograms.function;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code complex}, each with the beginning of its first error. */
final class ComplexMistakes {
  private ComplexMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(
        attribute("#complex.number<:f32 1, 2.0>", "unexpected decimal integer literal for a float"),
        attribute("#complex.number<f32 1.0, 2.0>", "expected ':'"),
        attribute("#complex.number<:f32 one, 2.0>", "expected floating point literal"),
        attribute("#complex.other", "unknown attribute `other` in dialect `complex`"),
        attribute("!complex.other", "dialect 'complex' provides no type parsing hook"),
        function(
            "%0 = complex.create %f, %f : f32",
            "custom op 'complex.create' invalid kind of type specified: expected builtin.complex,"
                + " but found 'f32'"),
        function(
            "%0 = complex.create %f, %f : complex<f64>",
            "use of value '%f' expects different type"),
        function(
            "%0 = complex.abs %f : f32",
            "custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but"
                + " found 'f32'"),
        function(
            "%0 = \"complex.create\"(%f, %f) : (f32, f32) -> complex<f64>",
            "'complex.create' op failed to verify that complex element type matches real operand"),
        function(
            "%0 = \"complex.create\"(%f, %a) : (f32, i32) -> complex<f64>",
            "'complex.create' op operand #1 must be floating-point, but got 'i32'"),
        complex(
            "%0 = \"complex.create\"(%f, %d) : (f32, f64) -> complex<f32>",
            "'complex.create' op failed to verify that all of {real, imaginary} have same type"),
        complex(
            "%0 = \"complex.re\"(%c) : (complex<f32>) -> f64",
            "'complex.re' op failed to verify that complex element type matches result type"),
        complex(
            "%0 = \"complex.im\"(%c) : (complex<f32>) -> i32",
            "'complex.im' op result #0 must be floating-point, but got 'i32'"),
        complex(
            "%0 = complex.add %i, %i : complex<i32>",
            "'complex.add' op operand #0 must be complex type with floating-point elements, but"
                + " got 'complex<i32>'"),
        complex("%0 = complex.add %f, %f : f32", "custom op 'complex.add' invalid kind of type"),
        complex("%0 = complex.powi %c, %f : complex<f32>, f32", "custom op 'complex.powi' invalid"),
        complex("%0 = complex.constant [1.0, 2.0] : f32", "custom op 'complex.constant' invalid"),
        complex(
            "%0 = complex.bitcast %f : f32 to i32",
            "'complex.bitcast' op requires that either input or output has a complex type"),
        complex(
            "%0 = complex.bitcast %c : complex<f32> to i32",
            "'complex.bitcast' op casting bitwidths do not match"),
        complex(
            "%0 = complex.bitcast %c : complex<f32> to index",
            "'complex.bitcast' op result must be int/float/complex"),
        complex(
            "%0 = complex.constant [1.0] : complex<f32>",
            "'complex.constant' op requires 'value' to be a complex constant, represented as"
                + " array"),
        complex(
            "%0 = complex.constant [1.0, 5] : complex<f32>",
            "'complex.constant' op requires attribute's element types ('f64', 'i64') to match"),
        complex(
            "%0 = complex.constant [unit, 5] : complex<f32>",
            "'complex.constant' op requires attribute's elements to be float or integer"),
        complex(
            "%0 = \"complex.eq\"(%c, %c) : (complex<f32>, complex<f32>) -> i32",
            "'complex.eq' op result #0 must be 1-bit signless integer, but got 'i32'"));
  }

  private static Arguments complex(String body, String message) {
    return Arguments.of(
        "func.func @f(%c: complex<f32>, %i: complex<i32>, %f: f32, %d: f64) {\n  "
            + body
            + "\n  return\n}\n",
        message);
  }
}
