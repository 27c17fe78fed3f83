// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes that are named as options, and pipelines, as {@code mlir-opt} takes them. */
final class PassesTest {
  private static final String INPUT =
      """
      func.func @f(%a: i32) -> i32 {
        %0 = arith.constant 1 : i32
        %1 = arith.constant 1 : i32
        %2 = arith.divsi %a, %0 : i32
        %3 = arith.divsi %a, %1 : i32
        %4 = arith.xori %2, %3 : i32
        return %a : i32
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--cse",
        "-cse",
        "--cse=",
        "--cse --canonicalize",
        "--canonicalize=test-convergence",
        "--canonicalize=max-iterations=-1",
        "--canonicalize=max-iterations=0x3 --dump-pass-pipeline",
        "--canonicalize=max-iterations=010 --dump-pass-pipeline",
        "--canonicalize=max-iterations=0b11 --dump-pass-pipeline",
        "--canonicalize=max-iterations=0o7 --dump-pass-pipeline",
        "--inline=inlining-threshold=0xffffffff --dump-pass-pipeline",
        "--inline=op-pipelines=func.func(canonicalize{max-iterations=3}) --dump-pass-pipeline",
        "--canonicalize=x",
        "--cse=x --canonicalize=y",
        "--cse --verify-each=false",
        "--pass-pipeline=builtin.module(func.func(cse),canonicalize{region-simplify=disabled})",
        "--pass-pipeline=any(cse)",
        "--pass-pipeline=builtin.module(any(cse,cse))",
        "--pass-pipeline=builtin.module()",
        "--pass-pipeline=",
        "--pass-pipeline=cse",
        "--pass-pipeline=func.func(cse)",
        "--pass-pipeline=builtin.module(canonicalize{foo=1})",
        "--pass-pipeline=builtin.module(none)",
        "--pass-pipeline=builtin.module(cse))",
        "--cse --pass-pipeline=builtin.module(cse)",
        "--print-op-stats",
        "--print-op-stats=json",
        "--strip-debuginfo --mlir-print-debuginfo",
        "--symbol-privatize=exclude=f",
        "--symbol-privatize",
        "--symbol-privatize --symbol-dce",
        "--symbol-dce=x",
        "--pass-pipeline=builtin.module(func.func(symbol-dce))",
        "--pass-pipeline=builtin.module(func.func(inline))",
        "--inline=max-iteration=1",
        "--dump-pass-pipeline",
        "--dump-pass-pipeline --sccp --symbol-privatize=exclude=f,g --inline=max-iterations=2",
        "--dump-pass-pipeline"
            + " --pass-pipeline=builtin.module(func.func(cse,canonicalize),any(cse),sccp)",
        "--mlir-print-ir-before-all --sccp --symbol-dce",
        "--mlir-print-ir-before-all --cse --strip-debuginfo --symbol-privatize",
        "--mlir-print-ir-before-all --loop-invariant-code-motion --control-flow-sink",
        "--mlir-print-ir-before-all --topological-sort --remove-dead-values --inline",
        "--mlir-print-ir-before=canonicalize,sccp --sccp --symbol-dce --canonicalize",
        "--mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-print-local-scope --sccp",
        "--mlir-print-ir-after=sccp --mlir-print-local-scope --mlir-print-op-generic --sccp",
        "--mlir-print-ir-after=sccp --mlir-print-local-scope --mlir-print-debuginfo --sccp",
        "--mlir-disable-threading --mlir-print-ir-after-all --mlir-print-local-scope"
            + " --pass-pipeline=builtin.module(func.func(sccp,canonicalize))",
        "--mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-module-scope"
            + " --mlir-print-local-scope --pass-pipeline=builtin.module(func.func(sccp))",
        "--mlir-print-ir-after=sccp --mlir-print-op-generic --sccp --symbol-dce",
        "--mlir-print-ir-after-all --mlir-print-ir-after-change --canonicalize --sccp",
        "--mlir-print-ir-after-all --mlir-print-ir-after-change --cse --sccp --sccp --cse"
            + " --strip-debuginfo --strip-debuginfo --canonicalize --symbol-dce",
        "--mlir-print-ir-after-failure --sccp",
        "--mlir-disable-threading --mlir-print-ir-after-all"
            + " --pass-pipeline=builtin.module(func.func(sccp,canonicalize))",
        "--mlir-disable-threading --mlir-print-ir-after-all --mlir-print-ir-module-scope"
            + " --pass-pipeline=builtin.module(func.func(sccp,canonicalize))",
        "--remove-dead-values",
        "--remove-dead-values=canonicalize=false",
        "--sccp",
        "--sccp=x=1",
      })
  void areThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> args = Arrays.asList(options.split(" ", -1));
    ToolRun theirs = MlirOpt.run(INPUT, args.toArray(String[]::new));
    assertEquals(theirs, OptRun.of(INPUT, args.toArray(String[]::new)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "symbol-privatize{exclude=f exclude=g}",
        "symbol-privatize{exclude={f} exclude={g}}",
        "symbol-privatize{exclude={f,g} exclude= exclude=h}",
        "symbol-privatize{exclude={f},{g}}",
        "symbol-privatize{exclude={f , g}}",
        "canonicalize{disable-patterns=a disable-patterns=b}",
        "canonicalize{disable-patterns={'a b',c} disable-patterns=[d,e],f}",
        "inline{op-pipelines=func.func(cse) op-pipelines=func.func(canonicalize)}",
        "inline{op-pipelines={func.func(cse, canonicalize),any(cse)} op-pipelines=a.b(cse)}",
        "inline{op-pipelines=}",
        "inline{default-pipeline={cse, canonicalize}}",
        "canonicalize{max-iterations=1 max-iterations=2}",
        "canonicalize{\"top-down\"=false =3}",
        "canonicalize{max-iterations=0 test-convergence}",
        "canonicalize{max-iterations=-2 test-convergence}",
        "canonicalize{max-iterations=0 max-num-rewrites=0 test-convergence}",
        "canonicalize{max-iterations=0}",
        "canonicalize{max-num-rewrites=0}",
        "canonicalize{max-num-rewrites=0 test-convergence}",
        "canonicalize{max-iterations=1 test-convergence}",
      })
  void optionsAreThoseOfMlir(String element) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = {"--pass-pipeline=builtin.module(" + element + ")", "--dump-pass-pipeline"};
    assertEquals(MlirOpt.run(INPUT, args), OptRun.of(INPUT, args));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--canonicalize=max-iterations=+3",
        "--canonicalize=max-iterations=08",
        "--canonicalize=max-iterations=0x",
        "--canonicalize=max-iterations=--1",
        "--canonicalize=max-iterations=99999999999999999999",
        "--inline=inlining-threshold=-1",
        "--inline=inlining-threshold=4294967296",
        "--canonicalize=max-iterations",
        "--canonicalize=max-iterations=",
        "--canonicalize=max-iterations = 3",
        "--canonicalize=top-down=true max-iterations=x foo",
        "--canonicalize=top-down=tRUE",
        "--canonicalize=region-simplify",
        "--inline=op-pipelines",
        "--symbol-privatize=exclude exclude=f",
      })
  void rejectValuesThatMlirRejects(String option) throws Exception {
    MlirOpt.assumeInstalled();
    ToolRun theirs = MlirOpt.run(INPUT, option);
    ToolRun ours = OptRun.of(INPUT, option);
    assertEquals(theirs.exitCode(), ours.exitCode());
    assertEquals(firstLine(theirs), firstLine(ours));
  }

  /** Without what precedes the message, the name of the program there. */
  private static String firstLine(ToolRun run) {
    String line = run.err().lines().findFirst().orElse("");
    return line.substring(Math.max(0, line.indexOf("for the --")));
  }

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
