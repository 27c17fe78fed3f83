// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sizes of results, as the operations that define these compute them for {@code mlir-opt}'s
 * pass {@code --resolve-ranked-shaped-type-result-dims}.
 */
final class ResolveDimensionsTest {
  private static final String PASS = "--resolve-ranked-shaped-type-result-dims";

  private static final String INPUT =
      """
      func.func @f(%m: memref<?x32xf32>, %s: memref<f32>, %a: index, %b: index) -> index {
        %i = arith.constant INDEX : index
        %r = OP
        %d = memref.dim %r, %i : TYPE
        return %d : index
      }
      """;

  private static void compare(String input, String... options) throws Exception {
    MlirOpt.assumeInstalled();
    assertEquals(MlirOpt.run(input, options), OptRun.of(input, options));
  }

  /** Dynamic and static sizes, and one that does not exist. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 2, 3, 4, 1000})
  void ofExpandedShapes(int index) throws Exception {
    compare(
        input(
            index,
            "memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4]"
                + " : memref<?x32xf32> into memref<?x4x8x4xf32>",
            "memref<?x4x8x4xf32>"),
        PASS);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void ofAlignedMemory(int index) throws Exception {
    compare(
        input(index, "memref.assume_alignment %m, 16 : memref<?x32xf32>", "memref<?x32xf32>"),
        PASS);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void ofOtherMemory(int index) throws Exception {
    String type = "memref<?x?xf32>";
    compare(input(index, "memref.alloc(%a, %b) : " + type, type), PASS);
    compare(
        input(index, "\"a.b\"(%a) : (index) -> " + type, type),
        PASS,
        "--allow-unregistered-dialect");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tensor.pad %t low[%a, 1] high[2, %b] {\n^bb0(%x: index, %y: index):\n"
            + "tensor.yield %f : f32\n} : tensor<?x?xf32> to tensor<?x?xf32>",
        "tensor.pad %u low[%a, 1] high[2, 3] {\n^bb0(%x: index, %y: index):\n"
            + "tensor.yield %f : f32\n} : tensor<4x?xf32> to tensor<?x?xf32>",
        "tensor.concat dim(1) %t, %u, %t : (tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>)"
            + " -> tensor<?x?xf32>",
        "tensor.collapse_shape %w [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>",
        "tensor.expand_shape %v [[0, 1]] output_shape [%a, %b]"
            + " : tensor<?xf32> into tensor<?x?xf32>",
      })
  void ofTensors(String op) throws Exception {
    for (int index = 0; index < 2; index++) {
      compare(
          """
          func.func @f(%t: tensor<?x?xf32>, %u: tensor<4x?xf32>, %v: tensor<?xf32>,
              %w: tensor<?x?x?xf32>, %a: index, %b: index, %f: f32) -> index {
            %i = arith.constant INDEX : index
            %r = OP
            %d = tensor.dim %r, %i : tensor<?x?xf32>
            return %d : index
          }
          """
              .replace("INDEX", Integer.toString(index))
              .replace("OP", op),
          PASS);
    }
  }

  /** The size of a shared output is that of the operand; what {@code scf.for} carries may grow. */
  @Test
  void ofWhatLoopsCarry() throws Exception {
    compare(
        """
        func.func @f(%t: tensor<?x4xf32>, %n: index, %i: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c7 = arith.constant 7 : index
          %r = scf.forall (%a) in (%n) shared_outs(%o = %t) -> (tensor<?x4xf32>) {
            %0 = tensor.dim %o, %c0 : tensor<?x4xf32>
            %1 = tensor.dim %o, %i : tensor<?x4xf32>
            %2 = tensor.dim %o, %c7 : tensor<?x4xf32>
            "t.use"(%0, %1, %2) : (index, index, index) -> ()
          }
          %s = scf.for %a = %c0 to %n step %c1 iter_args(%o = %t) -> (tensor<?x4xf32>) {
            %0 = tensor.dim %o, %i : tensor<?x4xf32>
            %1 = tensor.empty(%0) : tensor<?x4xf32>
            scf.yield %1 : tensor<?x4xf32>
          }
          "t.use"(%r, %s) : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
          return
        }
        """,
        PASS, "--allow-unregistered-dialect");
  }

  private static String input(int index, String op, String type) {
    return INPUT.replace("INDEX", Integer.toString(index)).replace("OP", op).replace("TYPE", type);
  }

  /** Chains, and what the driver folds and shares. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        PASS,
        "--resolve-ranked-shaped-type-result-dims=error-on-pattern-iteration-limit=false",
        "--pass-pipeline=builtin.module(func.func(resolve-ranked-shaped-type-result-dims),cse)",
        "--dump-pass-pipeline --resolve-ranked-shaped-type-result-dims",
        "--mlir-print-ir-before-all --resolve-ranked-shaped-type-result-dims",
        "--resolve-ranked-shaped-type-result-dims=x",
      })
  void ofSeveralOperations(String options) throws Exception {
    List<String> args = List.of(options.split(" "));
    compare(
        """
        func.func @f(%m: memref<?x32xf32>, %a: index, %b: index) -> (index, index, index, index) {
          %c0 = arith.constant 0 : index
          %c3 = arith.constant 3 : index
          %x = memref.assume_alignment %m, 16 : memref<?x32xf32>
          %y = memref.assume_alignment %x, 32 : memref<?x32xf32>
          %0 = memref.dim %y, %c0 : memref<?x32xf32>
          %z = memref.expand_shape %y [[0, 1], [2, 3]] output_shape [%0, 4, 8, 4]
              : memref<?x32xf32> into memref<?x4x8x4xf32>
          %1 = memref.dim %z, %c0 : memref<?x4x8x4xf32>
          %2 = memref.dim %z, %c3 : memref<?x4x8x4xf32>
          %3 = memref.dim %z, %b : memref<?x4x8x4xf32>
          return %0, %1, %2, %3 : index, index, index, index
        }
        """,
        args.toArray(String[]::new));
  }
}
