// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results of passes on operations that the corpus lacks, which are those of {@code mlir-opt}. */
final class PassResultsTest {
  /** The slots of an allocation are promoted, or split, one by one. */
  @ParameterizedTest
  @CsvSource({"mem2reg,1", "sroa,2"})
  void allocationsOfSeveralSlots(String pass, int allocations) throws Exception {
    String text =
        """
        func.func private @consumer(memref<2xi32>, memref<i32>)
        func.func @f(%v: i32) -> (i32, i32) {
          %i = arith.constant 1 : index
          %a, %b, %c, %d = test.multi_slot_alloca
            : () -> (memref<2xi32>, memref<4xi32>, memref<i32>, memref<i32>)
          memref.store %v, %d[] : memref<i32>
          %0 = memref.load %d[] : memref<i32>
          call @consumer(%a, %c) : (memref<2xi32>, memref<i32>) -> ()
          memref.store %v, %b[%i] : memref<4xi32>
          %1 = memref.load %b[%i] : memref<4xi32>
          return %0, %1 : i32, i32
        }
        """;
    String pipeline = "--pass-pipeline=builtin.module(func.func(" + pass + "))";
    ToolRun ours = OptRun.of(text, pipeline);
    assertEquals(0, ours.exitCode(), ours.err());
    assertEquals(
        allocations, ours.out().lines().filter(line -> line.contains("multi_slot_alloca")).count());
    if (MlirOpt.isInstalled()) {
      assertEquals(MlirOpt.run(text, pipeline), ours);
    }
  }

  /** Dead arguments of calls whose operands are in segments. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void segmentsOfCallsCountWhatIsLeft(int prefix) throws Exception {
    String given = "%a, ".repeat(prefix);
    String types = "i32, ".repeat(prefix);
    String text =
        """
        func.func private @callee(%x: i32, %y: i32, %z: i32) {
          "test.use"(%y) : (i32) -> ()
          return
        }
        func.func @caller(%a: i32, %b: i32) {
          "test.call_with_segments"(PREFIX%a, %b, %b, %a) {callee = @callee,
            operandSegmentSizes = array<i32: COUNT, 3, 1>} : (TYPESi32, i32, i32, i32) -> ()
          return
        }
        """
            .replace("PREFIX", given)
            .replace("TYPES", types)
            .replace("COUNT", String.valueOf(prefix));
    String[] options = {"--remove-dead-values", "--allow-unregistered-dialect"};
    ToolRun ours = OptRun.of(text, options);
    assertEquals(0, ours.exitCode(), ours.err());
    if (MlirOpt.isInstalled()) {
      assertEquals(MlirOpt.run(text, options), ours);
    }
  }

  /** What MLIR's verifier does not refuse must not end a fold. */
  @ParameterizedTest
  @ValueSource(strings = {"dense<[1, 2, 3]>", "dense<7>"})
  void reshapedConstantsOfAnotherSize(String constant) throws Exception {
    String text =
        """
        func.func @f() -> tensor<i64> {
          %c = arith.constant CONSTANT : tensor<3xi64>
          %0 = tensor.collapse_shape %c [] : tensor<3xi64> into tensor<i64>
          return %0 : tensor<i64>
        }
        """
            .replace("CONSTANT", constant);
    ToolRun ours = OptRun.of(text, "--canonicalize");
    assertEquals(0, ours.exitCode());
    // MLIR reads beyond the elements of others.
    if (constant.equals("dense<7>") && MlirOpt.isInstalled()) {
      assertEquals(MlirOpt.run(text, "--canonicalize"), ours);
    }
  }
}
