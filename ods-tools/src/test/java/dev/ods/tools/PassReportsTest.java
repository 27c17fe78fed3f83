// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times, reproducers and files of IR are those of {@code mlir-opt}. */
@Tag("shared")
final class PassReportsTest {
  private static final String INPUT =
      """
      func.func @g(%x: i32) -> i32 {
        %c1 = arith.constant 1 : i32
        %c2 = arith.constant 2 : i32
        %1 = arith.addi %c1, %c2 : i32
        %2 = arith.addi %1, %c2 : i32
        %3 = arith.addi %2, %x : i32
        return %3 : i32
      }
      func.func @h(%x: i32) -> i32 {
        %0 = func.call @g(%x) : (i32) -> i32
        return %0 : i32
      }
      module @"in/ner" {
        func.func @h() {
          return
        }
      }
      """;

  private static final String FAILING =
      "canonicalize{max-iterations=1 max-num-rewrites=1 test-convergence=true}";

  @TempDir Path folder;

  /** The report in a form in which only the layout counts. */
  private static List<String> layout(String report) {
    return report.lines().map(line -> line.replaceAll("[- ]*[0-9]+[.][0-9]+", "N")).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--cse",
        "--mlir-timing-display=tree --cse --canonicalize",
        "--verify-each=false --sccp",
        "--pass-pipeline=builtin.module(func.func(cse,canonicalize),cse,func.func(cse,cse))",
        "--pass-pipeline=builtin.module(any(cse),func.func(cse),builtin.module(func.func(cse)))",
        "--inline --symbol-dce",
        "--cse --cse --canonicalize --cse --control-flow-sink --control-flow-sink --cse --cse",
        "--pass-pipeline=builtin.module(cse,func.func(cse,cse),cse,symbol-dce,cse,print-op-stats)",
        "--cse --topological-sort --cse --sccp --cse --loop-invariant-code-motion --cse",
        "--remove-dead-values --cse --inline --cse --strip-debuginfo --cse --symbol-privatize"
            + " --cse",
        "--inline=op-pipelines=func.func(canonicalize,cse)",
        "--mlir-output-format=json",
        "--mlir-output-format=json --inline --cse --cse",
        "--mlir-output-format=json --pass-pipeline=builtin.module(func.func(cse),any(sccp))",
      })
  void treesOfTimesHaveTheLayoutOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = ("--mlir-timing --mlir-disable-threading " + options).strip().split(" ", -1);
    ToolRun theirs = MlirOpt.run(INPUT, args);
    assertEquals(layout(theirs.err()), layout(OptRun.of(INPUT, args).err()), theirs.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json"})
  void listsOfTimesHaveTheLinesOfMlir(String format) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = {
      "--mlir-timing",
      "--mlir-disable-threading",
      "--mlir-timing-display=list",
      "--mlir-output-format=" + format,
      "--pass-pipeline=builtin.module(func.func(cse),any(sccp,cse),inline,func.func(sccp))"
    };
    List<String> theirs = layout(MlirOpt.run(INPUT, args).err());
    List<String> ours = layout(OptRun.of(INPUT, args).err());
    assertEquals(theirs.stream().sorted().toList(), ours.stream().sorted().toList());
    // The lines before them are in the order of their times.
    assertEquals(
        theirs.subList(theirs.size() - 2, theirs.size()),
        ours.subList(ours.size() - 2, ours.size()));
  }

  @Test
  void listsOfTimesBeginWithTheLongest() {
    List<Double> times =
        OptRun.of(INPUT, "--mlir-timing", "--mlir-timing-display=list", "--inline", "--cse")
            .err()
            .lines()
            .filter(line -> line.matches(" +[0-9.]+ \\(.*"))
            .map(line -> Double.valueOf(line.strip().replaceFirst(" .*", "")))
            .toList();
    List<Double> sorted =
        times.subList(0, times.size() - 2).stream().sorted((a, b) -> Double.compare(b, a)).toList();
    assertTrue(sorted.size() >= 4, times.toString());
    assertEquals(sorted, times.subList(0, times.size() - 2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "builtin.module(" + FAILING + ")",
        "builtin.module(cse,func.func(cse," + FAILING + ",cse),sccp)",
        "builtin.module(any(" + FAILING + "),func.func(cse))",
        "builtin.module(inline{default-pipeline=" + FAILING + "},cse)",
        "builtin.module(cse,sccp)",
        "func.func(cse)",
      })
  void reproducersAreThoseOfMlir(String pipeline) throws Exception {
    MlirOpt.assumeInstalled();
    for (String local : List.of("false", "true")) {
      Path file = folder.resolve("reproducer.mlir");
      String[] args = {
        "--mlir-disable-threading",
        "--pass-pipeline=" + pipeline,
        "--mlir-pass-pipeline-crash-reproducer=" + file,
        "--mlir-pass-pipeline-local-reproducer=" + local
      };
      ToolRun theirs = MlirOpt.run(INPUT, args);
      String expected = Files.exists(file) ? Files.readString(file) : null;
      Files.deleteIfExists(file);
      assertEquals(theirs, OptRun.of(INPUT, args));
      assertEquals(expected, Files.exists(file) ? Files.readString(file) : null);
      if (expected != null) {
        for (String run : List.of("--run-reproducer", "--run-reproducer=false")) {
          String[] again = {run, "--mlir-print-ir-after-failure"};
          assertEquals(MlirOpt.run(expected, again), OptRun.of(expected, again));
        }
      }
      Files.deleteIfExists(file);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--cse --mlir-pass-pipeline-local-reproducer --mlir-pass-pipeline-crash-reproducer=x",
        "--cse --mlir-print-ir-after-all --mlir-print-ir-module-scope",
        "--run-reproducer",
        "--pass-pipeline=builtin.module(func.func("
            + FAILING
            + "))"
            + " --mlir-disable-threading --mlir-pass-pipeline-crash-reproducer=/none/x",
      })
  void mistakesAreThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = options.replaceAll("(max-iterations=1|rewrites=1) ", "$1\u0000").split(" ", -1);
    for (int i = 0; i < args.length; i++) {
      args[i] = args[i].replace('\u0000', ' ');
    }
    assertEquals(MlirOpt.run(INPUT, args), OptRun.of(INPUT, args));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pipeline: \"builtin.module(cse)\", foo: true, disable_threading: \"x\"",
        "pipeline: \"builtin.module(cse)\", disable_threading: \"x\", verify_each: 3",
        "disable_threading: true,\n verify_each: 3",
        "verify_each: \"0x0400000001\"",
        "verify_each: yes",
        "pipeline: true",
        "pipeline: \"0x0400000001\"",
        "foo: \"a\", pipeline: 3",
        "\"a b\": 3",
        "pipeline: \"\"",
        "pipeline: \"builtin.module(none)\"",
        "pipeline: \"builtin.module(cse)\", pipeline: \"builtin.module(symbol-dce)\"",
        "verify_each: false, disable_threading: true",
      })
  void entriesOfReproducersAreReadAsInMlir(String entries) throws Exception {
    MlirOpt.assumeInstalled();
    String input =
        INPUT
            + "{-# external_resources: { mlir_reproducer: { "
            + entries
            + " }, a: {x: true} } #-}";
    for (String option : List.of("--run-reproducer", "--run-reproducer=false", "--sccp")) {
      assertEquals(MlirOpt.run(input, option), OptRun.of(input, option));
    }
    String[] verified = {"--run-reproducer", "--verify-diagnostics"};
    assertEquals(MlirOpt.run(input, verified), OptRun.of(input, verified));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--mlir-generate-reproducer=- --cse",
        "--mlir-generate-reproducer=-",
        "--mlir-generate-reproducer=- --cse --o=/dev/null",
        "--mlir-generate-reproducer=- --symbol-dce --split-input-file",
        "--mlir-pass-pipeline-crash-reproducer=- --cse",
        "--mlir-pass-pipeline-crash-reproducer=- --pass-pipeline=builtin.module(" + FAILING + ")",
        "--mlir-pass-pipeline-crash-reproducer=- --mlir-pass-pipeline-local-reproducer"
            + " --pass-pipeline=builtin.module(cse,func.func("
            + FAILING
            + "))",
      })
  void reproducersOnTheStandardOutputAreThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = ("--mlir-disable-threading " + options).split(" (?=--)", -1);
    String input = INPUT.replace("module @", "// -----\nmodule @");
    assertEquals(MlirOpt.run(input, args), OptRun.of(input, args));
  }

  @Test
  void theResultIsWrittenWithItsPipeline() throws Exception {
    MlirOpt.assumeInstalled();
    Path file = folder.resolve("result.mlir");
    String[] args = {
      "--pass-pipeline=builtin.module(cse,func.func(canonicalize,cse))",
      "--mlir-generate-reproducer=" + file
    };
    MlirOpt.run(INPUT, args);
    String theirs = Files.readString(file);
    Files.delete(file);
    OptRun.of(INPUT, args);
    assertEquals(theirs, Files.readString(file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--mlir-print-ir-after-all"
            + " --pass-pipeline=builtin.module(func.func(cse,sccp),cse,any(cse))",
        "--mlir-print-ir-before-all --mlir-print-ir-after-all --inline --symbol-dce",
        "--mlir-print-ir-after-all --mlir-print-ir-module-scope"
            + " --pass-pipeline=builtin.module(builtin.module(func.func(cse)),func.func(cse))",
        "--mlir-print-ir-after=sccp --mlir-print-ir-after-change --sccp --canonicalize",
        "--sccp",
      })
  void filesOfIrAreThoseOfMlir(String options) throws Exception {
    MlirOpt.assumeInstalled();
    Path tree = folder.resolve("tree");
    String[] args =
        ("--mlir-disable-threading --mlir-print-ir-tree-dir=" + tree + " " + options)
            .split(" ", -1);
    ToolRun theirs = MlirOpt.run(INPUT, args);
    Path kept = folder.resolve("theirs");
    if (Files.exists(tree)) {
      Files.move(tree, kept);
    }
    assertEquals(theirs, OptRun.of(INPUT, args));
    assertEquals(files(kept), files(tree));
  }

  @Test
  void aFileOfIrThatTheSystemCannotNameIsReported() {
    ToolRun run =
        OptRun.of(
            "module @\"a\\00b\" {}",
            "--mlir-print-ir-tree-dir=" + folder,
            "--mlir-print-ir-after-all",
            "--cse");
    assertEquals(
        "Error opening output file "
            + folder
            + "/builtin_module_a\0b/0_cse.mlir: Nul character not allowed\n",
        run.err());
    assertEquals(0, run.exitCode());
  }

  @Test
  void aReproducerThatTheSystemCannotNameIsNotWritten() {
    ToolRun run = OptRun.of("module {}", "--mlir-generate-reproducer=a\0b", "--cse");
    assertEquals("", run.err());
    assertEquals(0, run.exitCode());
  }

  private static Map<String, String> files(Path root) throws IOException {
    if (!Files.exists(root)) {
      return Map.of();
    }
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile)
          .collect(
              Collectors.toMap(
                  file -> root.relativize(file).toString(),
                  PassReportsTest::read,
                  (a, b) -> a,
                  TreeMap::new));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
