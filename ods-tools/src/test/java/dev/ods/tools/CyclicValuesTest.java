// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In graph regions operations may use their own results; laws then lead back to the operation.
 * {@code mlir-opt} does not end for these.
 */
final class CyclicValuesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "%0 = arith.addi %0, %z : i32",
        "%0 = arith.select %c, %0, %0 : i32",
        "%0 = arith.maxsi %0, %0 : i32",
        "%0 = arith.xori %1, %n : i32 %1 = arith.xori %0, %n : i32",
        "%0 = arith.addi %1, %n : i32 %1 = arith.subi %0, %n : i32",
      })
  void areNotReplacedByThemselves(String cycle) {
    String text =
        """
        module {
          %%z = arith.constant 0 : i32
          %%n, %%c = "t.values"() : () -> (i32, i1)
          %s
          "t.use"(%%0) : (i32) -> ()
        }
        """
            .formatted(cycle);
    ToolRun run = OptRun.of(text, "--allow-unregistered-dialect", "--canonicalize");
    assertEquals("", run.err());
    assertEquals(0, run.exitCode());
  }
}
