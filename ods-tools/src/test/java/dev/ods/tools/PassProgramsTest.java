// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs whose parts meet in one pass, which become what {@code mlir-opt} makes of them. */
final class PassProgramsTest {
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
  private static final String[][] CASES = {
    {
      """
      module {
        func.func private @unused()
        func.func nested @unusedNested() {
          return
        }
        func.func private @called() {
          return
        }
        func.func private @inArray() {
          return
        }
        func.func private @inDictionary() {
          return
        }
        "t.use"() {uses = [@called, [[1 : i8, @inArray]], {a = @inDictionary}]} : () -> ()
        module @visible {
          func.func private @p() {
            return
          }
          func.func nested @n() {
            return
          }
          func.func @r() {
            func.call @p() : () -> ()
            return
          }
        }
        module @unusedModule attributes {sym_visibility = "private"} {
          func.func @q() {
            return
          }
        }
        module @usedModule attributes {sym_visibility = "private"} {
          func.func @q() {
            return
          }
          func.func nested @n() {
            return
          }
          module {
            func.func private @z() {
              return
            }
          }
        }
        func.func @user() {
          "t.a"() ({
            "t.b"() {x = @usedModule::@q} : () -> ()
          }, {}) : () -> ()
          return
        }
      }
      """,
      "--symbol-dce"
    },
    {"\"t.table\"() ({}) : () -> ()", "--symbol-dce"},
    {
      """
      module @a {
        module @c attributes {sym_visibility = "private"} {
          func.func private @p() { return }
        }
        "u.u"() {x = [@c::@p]} : () -> ()
      }
      """,
      "--symbol-dce"
    },
    {
      """
      module @m attributes {sym_visibility = "private"} {
        func.func private @f() { return }
      }
      func.func @g() { "u.u"() {f = @m::@f} : () -> () return }
      """,
      "--inline"
    },
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
      func.func private @a(%x: i32) -> i32 {
        %c = arith.constant 0 : i32
        %0 = arith.addi %x, %c : i32
        return %0 : i32
      }
      func.func @b(%x: i32) -> i32 {
        %0 = call @a(%x) : (i32) -> i32
        return %0 : i32
      }
      """,
      "--inline=op-pipelines=func.func()"
    },
    {
      """
      func.func private @branches(%a: i1) -> i32 {
        cf.cond_br %a, ^bb1, ^bb2
      ^bb1:
        ub.unreachable
      ^bb2:
        %0 = arith.constant 2 : i32
        return %0 : i32
      }
      func.func private @never() { ub.unreachable }
      func.func @f(%a: i1) -> i32 {
        %0 = call @branches(%a) : (i1) -> i32
        return %0 : i32
      }
      func.func @g() { call @never() : () -> () return }
      """,
      "--inline=default-pipeline="
    },
    {
      """
      func.func private @g(%x: i32) -> i32 {
        "test.sink"(%x) : (i32) -> ()
        "test.return"(%x) : (i32) -> ()
      }
      func.func private @h(%x: i32, %y: i32) {
        "test.sink"(%y) : (i32) -> ()
        return
      }
      func.func @f(%a: i32, %b: i32) -> i32 {
        "test.call_with_segments"(%b, %a, %b, %a) {callee = @h,
          operandSegmentSizes = array<i32: 1, 2, 1>} : (i32, i32, i32, i32) -> ()
        "test.call_with_segments"(%b, %b, %b, %a) {callee = @h,
          noinline, operandSegmentSizes = array<i32: 1, 2, 1>} : (i32, i32, i32, i32) -> ()
        %0 = "test.functional_region_op"() ({
          func.call @h(%a, %b) : (i32, i32) -> ()
          "test.return"(%a) : (i32) -> ()
        }) : () -> (() -> i32)
        %1 = func.call @g(%a) : (i32) -> i32
        return %1 : i32
      }
      func.func @r(%a: i32) {
        "test.any_region"() ({
          %1 = func.call @g(%a) : (i32) -> i32
          "test.return"(%1) : (i32) -> ()
        }) : () -> ()
        return
      }
      """,
      "--inline"
    },
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
    {"\"foo.op\"() ({}) : () -> ()", "--no-implicit-module --pass-pipeline=foo.op(foo.bar(cse))"},
    {"\"foo.op\"() ({}) : () -> ()", "--no-implicit-module --cse"},
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
    {REPRODUCER, "--run-reproducer --canonicalize --dump-pass-pipeline"},
    {REPRODUCER, "--run-reproducer --symbol-privatize"},
    {REPRODUCER, "--run-reproducer --dump-pass-pipeline -p=builtin.module(canonicalize)"},
    {REPRODUCER, "--run-reproducer -p=func.func(canonicalize)"},
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
    {
      """
      func.func private @once(%a: i32) -> i32 {
        return %a : i32
      }
      func.func private @twice(%a: i32, %c: i1) -> i32 {
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        return %a : i32
      ^bb2:
        %0 = func.call @once(%a) : (i32) -> i32
        return %0 : i32
      }
      func.func private @never() -> i32 attributes {no_inline} {
        %0 = arith.constant 1 : i32
        return %0 : i32
      }
      func.func private @unused() {
        return
      }
      func.func @recursive() {
        func.call @recursive() : () -> ()
        return
      }
      func.func private @even(%a: i32) -> i32 {
        %0 = func.call @odd(%a) : (i32) -> i32
        return %0 : i32
      }
      func.func private @odd(%a: i32) -> i32 {
        %0 = func.call @even(%a) : (i32) -> i32
        return %0 : i32
      }
      func.func @user(%a: i32, %c: i1, %f: (i32) -> i32) -> i32 {
        %0 = func.call @twice(%a, %c) : (i32, i1) -> i32
        %1 = func.call @never() : () -> i32
        func.call @recursive() : () -> ()
        %2 = func.call @twice(%0, %c) : (i32, i1) -> i32
        %3 = scf.if %c -> i32 {
          %4 = func.call @odd(%2) : (i32) -> i32
          scf.yield %4 : i32
        } else {
          %4 = func.call @twice(%1, %c) : (i32, i1) -> i32
          scf.yield %4 : i32
        }
        %5 = func.call_indirect %f(%3) : (i32) -> i32
        return %5 : i32
      }
      """,
      "--inline=default-pipeline= --mlir-print-debuginfo"
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

  static String[][] cases() {
    return CASES;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void processAsMlir(String input, String options) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = (options + " --allow-unregistered-dialect").split(" ", -1);
    assertEquals(MlirOpt.run(input, args), OptRun.of(input, args));
  }
}
