// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import org.junit.jupiter.api.Test;

/** What {@code ods-opt} tells of the rewrites of its passes. */
final class RewriteReportsTest {
  private static final String SUMS =
      """
      func.func @f(%x: i32) -> i32 {
        %c1 = arith.constant 1 : i32
        %0 = arith.addi %x, %c1 : i32
        %1 = arith.addi %0, %c1 : i32
        return %1 : i32
      }
      """;

  @Test
  void theStepsOfRewritesArePrinted() {
    ToolRun run = OptRun.of(SUMS, "--canonicalize", "--debug-rewrites");
    assertEquals(
        """
        <stdin>:0:0: iteration 1 on a region of 'builtin.module'
        <stdin>:4:8: pattern 'IntegerArithmetic.addIAddConstant' applies to 'arith.addi'
        <stdin>:4:8:   inserted 'arith.constant'
        <stdin>:4:8:   inserted 'arith.addi'
        <stdin>:4:8:   replaced 'arith.addi'
        <stdin>:5:3:   modified 'func.return'
        <stdin>:4:8:   erased 'arith.addi'
        <stdin>:3:8: erased 'arith.addi'
        <stdin>:2:9: erased 'arith.constant'
        <stdin>:0:0: iteration 2 on a region of 'builtin.module'
        """,
        run.err());
  }

  @Test
  void foldsAreSteps() {
    String text =
        """
        func.func @f(%x: i32) -> i32 {
          %c0 = arith.constant 0 : i32
          %0 = arith.addi %x, %c0 : i32
          return %0 : i32
        }
        """;
    ToolRun run = OptRun.of(text, "--canonicalize", "--debug-rewrites");
    assertEquals(
        """
        <stdin>:0:0: iteration 1 on a region of 'builtin.module'
        <stdin>:3:8: 'arith.addi' folds
        <stdin>:3:8:   replaced 'arith.addi'
        <stdin>:4:3:   modified 'func.return'
        <stdin>:3:8:   erased 'arith.addi'
        <stdin>:2:9:   erased 'arith.constant'
        <stdin>:0:0: iteration 2 on a region of 'builtin.module'
        """,
        run.err());
  }

  private static final String FUSION =
      """
      func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
        %0 = "tf.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
        return %0 : tensor<2xf32>
      }
      """;

  @Test
  void aDeclaredPatternSaysWhichConditionFails() {
    String expected =
        """
        <stdin>:2:8: remark: pattern 'Fusions.addRelu' does not match
          %0 = "tf.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
               ^
        <stdin>:2:8: note: operand 'features' is not defined by 'tfl.Add'
        """;
    for (String pattern : new String[] {"Fusions.addRelu", "Fusions.addRelu@<stdin>:2"}) {
      ToolRun run = OptRun.of(FUSION, "--tfl-fuse-activations", "--explain=" + pattern);
      assertEquals(0, run.exitCode());
      assertEquals(expected, run.err());
    }
  }

  @Test
  void aPatternThatIsNeverTriedIsReported() {
    assertEquals(
        "<stdin>:0:0: warning: pattern 'Fusions.addRelu' was tried on no operation at <stdin>:3\n",
        OptRun.of(FUSION, "--tfl-fuse-activations", "--explain=Fusions.addRelu@<stdin>:3").err());
    assertEquals(
        "<stdin>:0:0: warning: pattern 'Fusions.addrelu' was tried on no operation\n",
        OptRun.of(FUSION, "--tfl-fuse-activations", "--explain=Fusions.addrelu").err());
  }

  @Test
  void aPlaceIsALineOfAFile() {
    ToolRun run = OptRun.of(FUSION, "--tfl-fuse-activations", "--explain=Fusions.addRelu@2");
    assertEquals(1, run.exitCode());
    assertEquals(
        "ods-opt: for the --explain option: expected PATTERN@FILE:LINE, but got"
            + " 'Fusions.addRelu@2'\n",
        run.err());
  }
}
