// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Programs with constants that flow, and with values that nothing needs. */
final class DataFlowPrograms {
  /** A row: a module, and the options with which it is processed. */
  static final String[][] ROWS = {
    {
      """
      func.func @remainder(%a: i64) -> i64 {
        %c = arith.constant 8 : i64
        %d = arith.constant -7 : i64
        %0 = arith.addi %c, %d : i64
        %1 = arith.remsi %a, %0 : i64
        %2 = arith.remui %1, %0 : i64
        return %2 : i64
      }
      func.func @sum(%a: i8) -> (i8, i1) {
        %c = arith.constant 5 : i8
        %0 = arith.subi %c, %c : i8
        %1:2 = arith.addui_extended %a, %0 : i8, i1
        return %1#0, %1#1 : i8, i1
      }
      """,
      "--sccp"
    },
    {
      """
      func.func @chosen(%c: i1, %i: i32) -> f32 {
        %0 = arith.constant -1.0 : f32
        %1 = arith.negf %0 : f32
        "t.use"(%0) : (f32) -> ()
        %2 = arith.constant 4 : index
        %3 = scf.index_switch %2 -> f32
        default {
          %4 = scf.execute_region -> (i32) {
            "t.use"(%1) : (f32) -> ()
            scf.yield %i : i32
          }
          scf.yield %1 : f32
        }
        "t.use"(%3) : (f32) -> ()
        return %3 : f32
      }
      """,
      "--remove-dead-values"
    },
    {
      """
      func.func @sizes(%a: tensor<1x?x1xf32>, %b: tensor<?x2x8xi8>) -> index {
        %0 = arith.constant 2 : index
        %1 = tensor.dim %a, %0 : tensor<1x?x1xf32>
        %2 = tensor.dim %b, %1 : tensor<?x2x8xi8>
        return %2 : index
      }
      """,
      "--sccp"
    },
    {
      """
      func.func private @f(%a: i32 {t.a = 1 : i8}, %b: i32 {t.b = 2 : i8}) -> (i32, i32) {
        %0 = arith.addi %b, %b : i32
        return %0, %b : i32, i32
      }
      func.func private @unused(%m: memref<i32>, %a: i32) -> i32 {
        memref.store %a, %m[] : memref<i32>
        return %a : i32
      }
      func.func @user(%m: memref<i32>, %c: i1) {
        %0 = arith.constant 1 : i32
        %1 = arith.constant 2 : i32
        %2:2 = func.call @f(%0, %1) : (i32, i32) -> (i32, i32)
        cf.cond_br %c, ^bb1(%0 : i32), ^bb2(%2#1 : i32)
      ^bb1(%3: i32):
        cf.br ^bb3(%1 : i32)
      ^bb2(%4: i32):
        memref.store %4, %m[] : memref<i32>
        cf.br ^bb3(%1 : i32)
      ^bb3(%5: i32):
        %6 = arith.muli %1, %1 : i32
        return
      }
      """,
      "--remove-dead-values"
    },
    {
      """
      func.func private @g()
      func.func @f(%c: i1, %a: i32, %n: index) -> i32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
          %1 = arith.addi %x, %x : i32
          %2 = arith.addi %y, %1 : i32
          scf.yield %1, %2 : i32, i32
        }
        %3 = scf.if %c -> i32 {
          func.call @g() : () -> ()
          scf.yield %0#1 : i32
        } else {
          scf.yield %a : i32
        }
        return %0#0 : i32
      ^bb1:
        %true = arith.constant true
        cf.cond_br %true, ^bb1, ^bb2
      ^bb2:
        return %a : i32
      }
      """,
      "--remove-dead-values --mlir-print-debuginfo"
    },
    {
      """
      func.func private @callee(%a: i32) -> i32 {
        %0 = arith.constant 1 : i32
        return %0 : i32
      }
      func.func @f(%m: memref<i32>) -> i32 {
        %true = arith.constant true
        %c2 = arith.constant 2 : i32
        %0 = func.call @callee(%c2) : (i32) -> i32
        cf.cond_br %true, ^bb1(%0 : i32), ^bb2(%c2 : i32)
      ^bb1(%1: i32):
        %2 = scf.if %true -> i32 {
          scf.yield %1 : i32
        } else {
          scf.yield %c2 : i32
        }
        memref.store %2, %m[] : memref<i32>
        return %2 : i32
      ^bb2(%3: i32):
        cf.br ^bb1(%3 : i32)
      }
      """,
      "--sccp"
    },
  };

  private DataFlowPrograms() {}
}
