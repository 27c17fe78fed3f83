// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Programs whose pipelines are split, nested, repeated or report on what they find. */
final class PipelinePrograms {
  private static final String REPRODUCER =
      """
      func.func @f(%a: i32) -> (i32, i32) {
        %c = arith.constant 0 : i32
        %0 = arith.addi %a, %c : i32
        %1 = arith.addi %a, %c : i32
        return %0, %1 : i32, i32
      }
      {-#
        external_resources: {
          mlir_reproducer: {
            pipeline: "builtin.module(cse)",
            disable_threading: true,
            verify_each: true
          }
        }
      #-}
      """;

  /** A row: a module, and the options with which it is processed. */
  static final String[][] ROWS = {
    {
      """
      func.func @a(%m: memref<?x?x2xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?x2xf32> to memref<?x?x2xf32>
        return
      }
      // -----
      func.func @b(%m: memref<2x?x2xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x?x2xf32> to memref<2x?x2xf32>
        return
      }
      // -----
      func.func @c(%m: memref<?x?x1xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?x1xf32> to memref<?x?x1xf32>
        return
      }
      // -----
      func.func @d(%m: memref<?x?x?xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?x?xf32> to memref<?x?x?xf32>
        return
      }
      // -----
      func.func @e(%m: memref<3x0x2xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<3x0x2xf32> to memref<3x0x2xf32>
        return
      }
      // -----
      func.func @f(%m: memref<?x?x2xf32, strided<[?, 2, 1]>>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k)
          : memref<?x?x2xf32, strided<[?, 2, 1]>> to memref<?x?x2xf32>
        return
      }
      // -----
      func.func @g(%m: memref<?x2x?xf32, strided<[?, 1, 2]>>) {
        %0 = memref.transpose %m (i, j, k) -> (i, k, j)
          : memref<?x2x?xf32, strided<[?, 1, 2]>> to memref<?x?x2xf32>
        return
      }
      // -----
      func.func @h(%m: memref<?x?x?x2xf32>) {
        %0 = memref.transpose %m (i, j, k, l) -> (i, j, k, l)
          : memref<?x?x?x2xf32> to memref<?x?x?x2xf32>
        return
      }
      // -----
      func.func @i(%m: memref<?x?x2x2xf32>) {
        %0 = memref.transpose %m (i, j, k, l) -> (i, j, k, l)
          : memref<?x?x2x2xf32> to memref<?x?x2x2xf32>
        return
      }
      // -----
      func.func @j(%m: memref<?x2x?xf32>) {
        %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x2x?xf32> to memref<?x2x?xf32>
        return
      }
      """,
      "--split-input-file"
    },
    {
      """
      func.func @f() {
        scf.execute_region {
          scf.yield
        }
        return
      }
      """,
      "--pass-pipeline=builtin.module(func.func(scf.execute_region(func.func(cse))))"
    },
    {
      """
      func.func private @f()
      // -----
      func.func private @g(
      // -----
      func.func private @h()
      """,
      "--split-input-file --dump-pass-pipeline --cse"
    },
    {
      """
      "foo."() : () -> ()
      "foo.a."() : () -> ()
      "foo..a"() : () -> ()
      ".b"() : () -> ()
      "nodot"() : () -> ()
      "."() : () -> ()
      """,
      "--print-op-stats"
    },
    {"\"foo.op\"() ({}) : () -> ()", "--no-implicit-module --pass-pipeline=foo.op(foo.bar(cse))"},
    {"\"foo.op\"() ({}) : () -> ()", "--no-implicit-module --cse"},
    {REPRODUCER, "--run-reproducer --canonicalize --dump-pass-pipeline"},
    {REPRODUCER, "--run-reproducer --symbol-privatize"},
    {REPRODUCER, "--run-reproducer --dump-pass-pipeline -p=builtin.module(canonicalize)"},
    {REPRODUCER, "--run-reproducer -p=func.func(canonicalize)"},
  };

  private PipelinePrograms() {}
}
