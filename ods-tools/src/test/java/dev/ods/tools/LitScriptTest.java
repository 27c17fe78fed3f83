// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/lit} runs the tests that are for {@code ods-opt}, and says why it skips others. */
final class LitScriptTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("ods.root", ".."), ".ci", "lit").toAbsolutePath();

  /** What does not need FileCheck, which is in no package of the JDK. */
  private static final Map<String, String> TESTS =
      Map.ofEntries(
          Map.entry(
              "expects-error.mlir",
              """
              // RUN: mlir-opt -verify-diagnostics %s \\
              // RUN:   -split-input-file
              // expected-error@+1 {{expected SSA operand}}
              arith.addi 1
              """),
          Map.entry("fails-to-parse.mlir", "// RUN: not mlir-opt %s 2>&1\narith.addi 1\n"),
          Map.entry("wrong.mlir", "// RUN: mlir-opt %s > %t\narith.addi 1\n"),
          Map.entry("attribute.mlir", "// RUN: mlir-opt %s\nmodule attributes {test.a = 1} {}\n"),
          Map.entry("canonical.mlir", "// RUN: mlir-opt %s --canonicalize\nmodule {}\n"),
          Map.entry(
              "chunks.mlir",
              """
              // RUN: mlir-opt %s -split-input-file \\
              // RUN:   -pass-pipeline='builtin.module(canonicalize{max-iterations=1})'
              arith.addi 1
              // -----
              %0 = tosa.const 1
              // -----
              // only a comment
              // -----
              module {}
              """),
          Map.entry("missing-pass.mlir", "// RUN: mlir-opt %s --none\nmodule {}\n"),
          Map.entry(
              "missing-in-one.mlir",
              """
              // RUN: rm -f %t
              // RUN: mlir-opt %s --none > %t
              // RUN: mlir-opt %s > %t
              // RUN: test -f %t
              module {}
              """),
          Map.entry(
              "missing-in-pipeline.mlir",
              "// RUN: mlir-opt %s -pass-pipeline='builtin.module(cse,none{a=b})'\nmodule {}\n"),
          Map.entry("piped-pass.mlir", "// RUN: mlir-opt %s | mlir-opt -none | cat\nmodule {}\n"),
          Map.entry("translate.mlir", "// RUN: mlir-translate %s\nmodule {}\n"),
          Map.entry("tosa.mlir", "// RUN: mlir-opt %s\n%0 = tosa.const 1\n"),
          Map.entry("type.mlir", "// RUN: mlir-opt %s\nfunc.func private @f(!quant.any<i8>)\n"),
          Map.entry("asserts.mlir", "// REQUIRES: asserts\n// RUN: mlir-opt %s\nmodule {}\n"),
          Map.entry("help.mlir", "// RUN: mlir-opt --help\nmodule {}\n"),
          Map.entry("later.mlir", "// RUN: mlir-opt %s\n// later\nmodule {}\n"),
          Map.entry("included.mlir", "module {}\n"));

  @TempDir Path folder;

  @Test
  void runsWhatIsForTheTool() throws IOException, InterruptedException {
    Path tests = Files.createDirectory(folder.resolve("tests"));
    for (Map.Entry<String, String> test : TESTS.entrySet()) {
      Files.writeString(tests.resolve(test.getKey()), test.getValue());
    }
    // It knows no operation, and does not pass what is for a later version.
    Path other =
        executable(
            "mlir-opt",
            """
            case "$*" in
              '') echo "custom op 'x' is unknown" ;;
              */later.mlir*) exit 1 ;;
              */fails-to-parse.mlir*) exit 1 ;;
            esac
            """);
    Path ours = executable("ods-opt", "exec " + quoted(ToolProcess.odsOpt()) + " \"$@\"");
    ToolRun run =
        ToolProcess.run(
            folder,
            List.of(
                "env",
                "ODS_OPT=" + ours,
                "MLIR_OPT=" + other,
                SCRIPT.toString(),
                "-v",
                tests.toString()),
            "");
    String expected =
        """
        skipped  asserts.mlir: a condition on the machine
        passed   attribute.mlir
        passed   canonical.mlir
        FAILED   chunks.mlir:1
        skipped  chunks.mlir:5: a dialect of which at most a part is declared here
        passed   chunks.mlir:9
        passed   expects-error.mlir:1
        passed   fails-to-parse.mlir
        skipped  help.mlir: a text about mlir-opt
        skipped  included.mlir: no command
        skipped  later.mlir: mlir-opt 22 does not pass it
        passed   missing-in-one.mlir
        skipped  missing-in-pipeline.mlir: a pass, or another option that ods-opt does not have
        skipped  missing-pass.mlir: a pass, or another option that ods-opt does not have
        skipped  piped-pass.mlir: a pass, or another option that ods-opt does not have
        skipped  tosa.mlir: a dialect of which at most a part is declared here
        skipped  translate.mlir: another program than mlir-opt
        skipped  type.mlir: a dialect of which at most a part is declared here
        FAILED   wrong.mlir
        skipped  3: a pass, or another option that ods-opt does not have
        skipped  3: a dialect of which at most a part is declared here
        skipped  1: no command
        skipped  1: mlir-opt 22 does not pass it
        skipped  1: another program than mlir-opt
        skipped  1: a text about mlir-opt
        skipped  1: a condition on the machine
        passed   6 of 8
        """;
    String found =
        run.out()
            .lines()
            .filter(line -> line.startsWith("skipped") || line.matches("(passed|FAILED) .*"))
            .collect(Collectors.joining("\n", "", "\n"));
    assertEquals(expected, found, run.out() + run.err());
    assertEquals(1, run.exitCode());
  }

  private Path executable(String name, String script) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + script + "\n", UTF_8);
    file.toFile().setExecutable(true);
    return file;
  }

  private static String quoted(List<String> command) {
    return command.stream()
        .map(word -> "'" + word.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }
}
