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

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        %0 = tensor.cast %1 : tensor<4xi32> to tensor<?xi32>
        %1 = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
        "t.use"(%0, %1) : (tensor<?xi32>, tensor<4xi32>) -> ()
        """,
        """
        %0 = tensor.cast %2 : tensor<4xi32> to tensor<?xi32>
        %1 = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
        %2 = tensor.cast %1 : tensor<4xi32> to tensor<4xi32>
        %3 = tensor.cast %1 : tensor<4xi32> to tensor<?xi32>
        "t.use"(%3, %2) : (tensor<?xi32>, tensor<4xi32>) -> ()
        """,
        """
        %0 = tensor.bitcast %1 : tensor<4xi32> to tensor<4xf32>
        %1 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
        "t.use"(%0) : (tensor<4xf32>) -> ()
        """,
        """
        %s = "t.shape"() : () -> tensor<1xindex>
        %0 = tensor.reshape %1(%s) : (tensor<?xi32>, tensor<1xindex>) -> tensor<?xi32>
        %1 = tensor.reshape %0(%s) : (tensor<?xi32>, tensor<1xindex>) -> tensor<?xi32>
        "t.use"(%0) : (tensor<?xi32>) -> ()
        """,
        """
        %0 = memref.cast %1 : memref<4xi32> to memref<?xi32>
        %1 = memref.cast %0 : memref<?xi32> to memref<4xi32>
        memref.dealloc %1 : memref<4xi32>
        """,
        """
        %0 = memref.memory_space_cast %1 : memref<4xi32, 1> to memref<4xi32>
        %1 = memref.memory_space_cast %0 : memref<4xi32> to memref<4xi32, 1>
        "t.use"(%0) : (memref<4xi32>) -> ()
        """,
        """
        %0 = memref.transpose %1 (i, j) -> (j, i) : memref<4x4xi32> to memref<4x4xi32, strided<[1, 4]>>
        %1 = memref.transpose %0 (i, j) -> (j, i) : memref<4x4xi32, strided<[1, 4]>> to memref<4x4xi32>
        "t.use"(%1) : (memref<4x4xi32>) -> ()
        """,
        """
        %0 = memref.reinterpret_cast %1 to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
        %1 = memref.cast %0 : memref<4xi32> to memref<?xi32>
        "t.use"(%0) : (memref<4xi32>) -> ()
        """,
      })
  void castsInACircleStay(String casts) {
    ToolRun run = OptRun.of(casts, "--allow-unregistered-dialect", "--canonicalize");
    assertEquals("", run.err());
    assertEquals(0, run.exitCode());
  }
}
