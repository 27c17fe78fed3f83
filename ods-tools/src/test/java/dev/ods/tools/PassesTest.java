// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
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
      })
  void areThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> args = Arrays.asList(options.split(" ", -1));
    ToolRun theirs = MlirOpt.run(INPUT, args.toArray(String[]::new));
    assertEquals(theirs, OptRun.of(INPUT, args.toArray(String[]::new)));
  }
}
