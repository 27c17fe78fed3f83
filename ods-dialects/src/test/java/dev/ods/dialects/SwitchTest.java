// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of targets, literals and operands of {@code spirv.Switch}. */
final class SwitchTest {
  private final Programs programs = new Programs();

  /** A switch in generic form, with a default target and another one. */
  private static String program(String segments, String literals, int operands) {
    return """
    func.func @f(%%i: i32, %%k: i32) {
      "spirv.Switch"(%%i%s)[^none, ^one] <{case_operand_segments = array<i32%s>%s, operandSegmentSizes = array<i32: 1, 0, %d>}> : (i32%s) -> ()
    ^none:
      return
    ^one(%%x: i32):
      return
    }
    """
        .formatted(", %k".repeat(operands), segments, literals, operands, ", i32".repeat(operands));
  }

  private static String program(String segments, int operands) {
    return program(segments, ", literals = dense<5> : vector<1xi32>", operands);
  }

  @ParameterizedTest
  @ValueSource(strings = {": 1", ": 1, 0", ": 1, 1"})
  void printsExistingTargetsOnly(String segments) throws Exception {
    String program = program(segments, segments.endsWith("1, 1") ? 2 : 1);
    String custom = Programs.custom(programs.read(program));
    assertEquals("5: ^bb2(%arg1 : i32)", custom.lines().toList().get(4).strip());
    assertEquals(custom.strip(), MlirOpt.print(program).strip());
  }

  @Test
  void eachTargetNeedsAnOperandCount() {
    assertEquals(
        "'spirv.Switch' op number of elements in 'case_operand_segments' (0) should match number"
            + " of targets (1)",
        programs.firstError(program("", 0)));
  }

  @Test
  void eachTargetNeedsALiteral() {
    assertEquals(
        "'spirv.Switch' op number of literals (0) should match number of targets (1)",
        programs.firstError(program(": 1", "", 1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {": 2147483647, 2147483647, 2", ": 1, -1", ": 2"})
  void reportsWrongCountsAsMlirOptDoes(String segments) throws Exception {
    String program = program(segments, 0);
    String error = programs.firstError(program);
    assertEquals(error, MlirOpt.firstDiagnostic(program).replaceFirst(".*error: ", ""));
  }
}
