// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Programs with calls to be inlined. */
final class InlinePrograms {
  /** A row: a module, and the options with which it is processed. */
  static final String[][] ROWS = {
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
  };

  private InlinePrograms() {}
}
