// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import org.junit.jupiter.params.provider.Arguments;

/** Rows of tests: the text of an invalid program, and the beginning of its first error. */
final class WrongPrograms {
  private WrongPrograms() {}

  static Arguments function(String body, String message) {
    return Arguments.of(
        "func.func @f(%a: i32, %b: i64, %f: f32) {\n  " + body + "\n  return\n}\n", message);
  }

  static Arguments operation(String attributes, String message) {
    return Arguments.of("\"test.op\"() {" + attributes + "} : () -> ()\n", message);
  }

  static Arguments attribute(String attribute, String message) {
    return operation("a.b = " + attribute, message);
  }
}
