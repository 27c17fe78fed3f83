// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import org.junit.jupiter.api.Test;

/** Valid programs that {@code canonicalize} keeps valid; MLIR's fails. */
final class ValidProgramsTest {
  private static void assertStays(String functions) throws Exception {
    String module = "module {\n" + functions.indent(2) + "}\n";
    ToolRun run =
        OptRun.of(
            module, "--canonicalize", "--allow-unregistered-dialect", "--mlir-print-local-scope");
    assertEquals(new ToolRun(0, module, ""), run);
  }

  @Test
  void boundsWithinALoopThatIsNotExecuted() throws Exception {
    assertStays(
        """
        func.func @f(%arg0: index) {
          affine.for %arg1 = 20 to 10 {
            affine.for %arg2 = 0 to min affine_map<(d0) -> (d0, d0 + 1)>(%arg1) {
              "use"(%arg2) : (index) -> ()
            }
          }
          return
        }
        """);
  }

  @Test
  void anInsertionThatExpandsByAnotherThanTheFirstUnitDimension() throws Exception {
    assertStays(
        """
        func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
          %c1 = arith.constant 1 : index
          %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0] [%c1, 4, 1] [1, 1, 1] : tensor<?x4xf32> into tensor<1x4x1xf32>
          return %inserted_slice : tensor<1x4x1xf32>
        }
        """);
  }
}
