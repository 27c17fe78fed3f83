// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes that are named as options, and pipelines, as {@code mlir-opt} takes them. */
@Tag("shared")
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
        "--inline=default-pipeline=lower-affine",
        "--inline=op-pipelines=func.func(lower-affine)",
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
        "--pass-pipeline=builtin.module(func.func(cse)",
        "--pass-pipeline=builtin.module(func.func(cse,canonicalize)",
        "--pass-pipeline=builtin.module(func.func(cse{a=b})",
        "--pass-pipeline=builtin.module(\n\tcse,\n\tfoo\n)",
        "--pass-pipeline=builtin.module(\u00e9\u00e9,foo{)",
        "--pass-pipeline=builtin.module(\u2003cse)",
        "--pass-pipeline=builtin.module(func.func(func.func(cse),arith.constant(cse)))",
        "-p=builtin.module(cse)",
        "--p builtin.module(cse)",
        "--no-implicit-module --cse --canonicalize",
        "--no-implicit-module --dump-pass-pipeline",
        "--no-implicit-module --mlir-generate-reproducer=-",
        "--mlir-generate-reproducer=-"
            + " -p=builtin.module(func.func(cse),builtin.module(cse),func.func(canonicalize))",
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
        "--test-options-pass-pipeline --dump-pass-pipeline",
        "--dump-pass-pipeline --cse --test-options-pass-pipeline=list=1,2 --cse",
        "--dump-pass-pipeline"
            + " --pass-pipeline=builtin.module(cse,func.func(cse,test-options-pass-pipeline{enum=two}))",
        "--mlir-print-ir-after=test-options-pass-pipeline --cse",
        "--test-options-pass-pipeline --pass-pipeline=builtin.module(cse)",
        "--pass-pipeline=builtin.module(test-options-pass-pipeline(cse))",
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
        "canonicalize{disable-patterns='a b}",
        "canonicalize{disable-patterns=\"a}",
        "canonicalize{disable-patterns={a '}' b} top-down=0}",
        "canonicalize{disable-patterns={a '{' b} top-down=0}",
        "canonicalize{disable-patterns={a,(b,c],d}}",
        "canonicalize{disable-patterns={a,'b,c',d'}}",
        "canonicalize{\ttop-down=0 \n max-iterations=2}",
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
        "--test-options-pass-pipeline=foo=1",
        "--test-options-pass-pipeline=list=x",
        "--pass-pipeline=builtin.module(test-options-pass-pipeline{enum=four})",
        "--pass-pipeline=builtin.module(func.func(cse,test-options-pass-pipeline{foo}))",
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
    return line.replaceFirst(".*(?=for the --|<Pass-Options-Parser>)", "");
  }
}
