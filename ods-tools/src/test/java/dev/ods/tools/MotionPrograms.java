// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Programs whose operations move, within their block or out of it, or become canonical. */
final class MotionPrograms {
  /** A row: a module, and the options with which it is processed. */
  static final String[][] ROWS = {
    {
      """
      module attributes {gpu.container_module} {
        gpu.module @g {
          gpu.func @k() kernel attributes {sym_visibility = "private"} { gpu.return }
        }
        func.func @f() {
          %c = arith.constant 1 : index
          gpu.launch_func @g::@k blocks in (%c, %c, %c) threads in (%c, %c, %c)
          return
        }
      }
      """,
      "--canonicalize"
    },
    {
      """
      %0 = "t.a"(%1) : (i32) -> i32
      %1 = "t.b"(%2) : (i32) -> i32
      "t.x"() ({
        "t.y"(%3) : (i32) -> ()
      }) : () -> ()
      %3 = "t.d"(%0) : (i32) -> i32
      %4 = "t.c1"(%5) : (i32) -> i32
      %5 = "t.c2"(%4) : (i32) -> i32
      %2 = "t.c"() : () -> i32
      """,
      "--topological-sort"
    },
    {
      """
      func.func @f(%n: index, %m: memref<?xindex>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        scf.for %i = %c0 to %n step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            %a = arith.addi %n, %n : index
            %b = arith.addi %a, %i : index
            %c = arith.muli %a, %a : index
            %d = memref.load %m[%c] : memref<?xindex>
            memref.store %b, %m[%d] : memref<?xindex>
          }
        }
        return
      }
      """,
      "--loop-invariant-code-motion"
    },
    {
      """
      func.func @divisors(%n: index, %x: i32, %z: i8, %a: tensor<2xi8>, %m: memref<?xi8>) {
        %0 = arith.constant dense<[5, -1]> : tensor<2xi8>
        %1 = arith.constant dense<[5, 0]> : tensor<2xi8>
        %2 = arith.constant dense<[5, 1]> : tensor<2xi8>
        %3 = arith.constant dense<[-2, -3]> : tensor<2xi8>
        %least = arith.constant -1 : index
        %size = index.sizeof
        %block = gpu.block_dim x
        %wide = arith.extui %z : i8 to i32
        %sum = arith.addi %wide, %wide : i32
        %poison = ub.poison : i32
        scf.forall (%i) in (%n) {
          %4 = arith.divui %a, %0 : tensor<2xi8>
          %5 = arith.divui %a, %1 : tensor<2xi8>
          %6 = arith.divsi %a, %0 : tensor<2xi8>
          %7 = arith.divsi %a, %2 : tensor<2xi8>
          %8 = arith.divsi %a, %3 : tensor<2xi8>
          %9 = arith.ceildivui %a, %2 : tensor<2xi8>
          %10 = arith.ceildivsi %a, %2 : tensor<2xi8>
          %11 = arith.divui %n, %size : index
          %12 = arith.divsi %n, %block : index
          %13 = arith.divui %x, %wide : i32
          %14 = arith.divui %x, %sum : i32
          %15 = arith.divui %x, %poison : i32
          %16 = arith.divsi %x, %x : i32
          %17 = memref.dim %m, %least : memref<?xi8>
          %18 = test.with_bounds {umin = 4 : index, umax = 5 : index, smin = 4 : index, smax = 5 : index} : index
          %19 = arith.divsi %n, %18 : index
        }
        return
      }
      """,
      "--loop-invariant-code-motion"
    },
    {
      """
      func.func @strides(%t: tensor<8x8xf32>, %s: tensor<2x2xf32>, %m: memref<8x8xf32>) {
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %0 = tensor.extract_slice %t[0, %c2] [2, 2] [%c0, %c2] : tensor<8x8xf32> to tensor<2x2xf32>
        %1 = tensor.insert_slice %s into %t[0, %c0] [2, 2] [%c0, %c2]
            : tensor<2x2xf32> into tensor<8x8xf32>
        %2 = memref.subview %m[0, %c0] [2, 2] [%c0, %c2]
            : memref<8x8xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
        %none = memref.subview %m[0, %c2] [2, 2] [0, 1]
            : memref<8x8xf32> to memref<2x2xf32, strided<[0, 1], offset: ?>>
        "t.use"(%none) : (memref<2x2xf32, strided<[0, 1], offset: ?>>) -> ()
        %3 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %s into %o[0, %c0] [2, 2] [%c0, %c2]
                : tensor<2x2xf32> into tensor<8x8xf32>
          }
        }
        "t.use"(%0, %1, %2, %3) : (tensor<2x2xf32>, tensor<8x8xf32>,
            memref<2x2xf32, strided<[?, ?], offset: ?>>, tensor<8x8xf32>) -> ()
        return
      }
      """,
      "--canonicalize"
    },
    {
      """
      func.func @f(%c: i1, %a: i32) -> i32 {
        %0 = arith.addi %a, %a : i32
        %1 = arith.addi %0, %a : i32
        %2 = arith.muli %a, %a : i32
        %3 = scf.if %c -> i32 {
          scf.yield %1 : i32
        } else {
          scf.yield %2 : i32
        }
        %4 = arith.addi %3, %2 : i32
        return %4 : i32
      }
      """,
      "--control-flow-sink"
    },
  };

  private MotionPrograms() {}
}
