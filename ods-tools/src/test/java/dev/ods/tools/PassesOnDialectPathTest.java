// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loading passes and pipelines of passes from the dialect path. */
final class PassesOnDialectPathTest extends DialectPathFixture {
  private static final String PASSES_FILE = "META-INF/services/dev.ods.pass.PassProvider";

  @Test
  void loadsPassesOfServiceFiles() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes # the only ones");
    assertMarks(classes);
    assertMarks(jar("passes.jar"));
    for (String request : List.of("--list-passes", "--help", "--help-list")) {
      String path = "--dialect-path=" + classes;
      assertTrue(OptRun.of("", request, path).out().contains("--tiny-mark"), request);
      assertFalse(OptRun.of("", request).out().contains("--tiny-mark"), request);
    }
  }

  /** Only runs that may name one look for passes, so that the others start as fast. */
  @Test
  void passesAreLoadedOnDemand() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Missing");
    String path = "--dialect-path=" + classes;
    assertEquals(0, OptRun.of("module {}", path).exitCode());
    assertEquals(
        "ods-opt: "
            + title(classes)
            + " declares the passes of my.Missing, but there is no such class\n",
        OptRun.of("module {}", path, "--canonicalize").err());
    write(PASSES_FILE, "my.Tiny");
    assertEquals(
        "ods-opt: "
            + title(classes)
            + " declares the passes of my.Tiny, which does not implement"
            + " dev.ods.pass.PassProvider\n",
        OptRun.of("module {}", path, "--list-passes").err());
    write(PASSES_FILE, "my.Passes\nmy.Twins\n");
    assertEquals(
        "ods-opt: two passes are called 'tiny-mark': rename one of them\n",
        OptRun.of("module {}", path, "--cse").err());
  }

  @Test
  void passesMayRejectTheirOptions() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes");
    for (String pass : List.of("--tiny-strict", "--pass-pipeline=builtin.module(tiny-strict)")) {
      ToolRun run = OptRun.of("module {}", "--dialect-path=" + classes, pass);
      String problem =
          "<unknown>:0: error: cannot make pass 'tiny-strict' with options '': n must be positive\n";
      assertEquals(new ToolRun(1, "", problem), run);
    }
  }

  /** As in {@code mlir-opt}, there are then neither statistics nor a reproducer. */
  @Test
  void misplacedPassesAreFoundBeforeAnyRuns() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes");
    Path reproducer = folder.resolve("reproducer.mlir");
    ToolRun run =
        OptRun.of(
            "module {}",
            "--dialect-path=" + classes,
            "--pass-pipeline=builtin.module(print-op-stats,builtin.module(tiny-picky))",
            "--mlir-pass-statistics",
            "--mlir-pass-pipeline-crash-reproducer=" + reproducer);
    String problem =
        "<unknown>:0: error: unable to schedule pass 'Picky' on a PassManager intended to run on"
            + " 'builtin.module'!\n";
    assertEquals(new ToolRun(1, "", problem), run);
    assertFalse(Files.exists(reproducer));
  }

  @Test
  void anEntryMayHavePassesOnly() throws IOException {
    write(PASSES_FILE, "my.Passes");
    Files.delete(classes.resolve("my/Tiny.class"));
    ToolRun run = OptRun.of("module {}", "--dialect-path=" + classes, "--tiny-mark");
    assertEquals(new ToolRun(0, "module attributes {tiny.marked} {\n}\n\n", ""), run);
  }

  @Test
  void reportsPassesMissingFromTheServiceFile() throws IOException {
    String hint =
        title(classes)
            + " does not declare the pass 'tiny-mark': the file "
            + PASSES_FILE
            + " needs the line\n  my.ForgottenPass$Provider\n";
    String path = "--dialect-path=" + classes;
    assertEquals(
        "ods-opt: Unknown command line argument '--tiny-mark'.  Try: 'ods-opt --help'\nods-opt: "
            + hint,
        OptRun.of("module {}", path, "--tiny-mark").err());
    String error = OptRun.of("module {}", path, "--pass-pipeline=builtin.module(tiny-mark)").err();
    assertTrue(error.contains("'tiny-mark' does not refer") && error.endsWith(hint), error);
    String other = OptRun.of("module {}", path, "--pass-pipeline=builtin.module(tiny-x)").err();
    assertFalse(other.contains("ForgottenPass"), other);
  }

  @Test
  void reportsPassPipelinesMissingFromTheServiceFile() throws IOException {
    String path = "--dialect-path=" + classes;
    assertEquals(
        "ods-opt: Unknown command line argument '--tiny-twice'.  Try: 'ods-opt --help'\nods-opt: "
            + title(classes)
            + " does not declare the pass pipeline 'tiny-twice': the file "
            + PASSES_FILE
            + " needs the line\n  my.ForgottenPipeline$Provider\n",
        OptRun.of("module {}", path, "--tiny-twice").err());
  }

  @Test
  void loadsPassPipelines() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.ForgottenPipeline$Provider");
    String path = "--dialect-path=" + classes;
    for (String pipeline : List.of("--tiny-twice", "-p=builtin.module(tiny-twice{really})")) {
      assertEquals(
          new ToolRun(
              0,
              "module attributes {tiny.marked} {\n}\n\n",
              "Pass Manager with 2 passes:\nbuiltin.module(\n  tiny-mark,\n  tiny-mark\n)\n\n"),
          OptRun.of("module {}", path, pipeline, "--dump-pass-pipeline"));
    }
    String thrown = OptRun.of("module {}", path, "--tiny-twice=really=false").err();
    assertTrue(
        thrown.startsWith(
            "<unknown>:0: error: cannot build pass pipeline 'tiny-twice' with options"
                + " 'really=false': threw java.lang.IllegalStateException: no at my.Forgotten"),
        thrown);
    String list = OptRun.of("", "--list-passes", path).out();
    assertTrue(
        list.contains(
            """
            Pass Pipelines:
              --test-options-pass-pipeline           - Parses options using pass pipeline registration
            """),
        list);
    assertTrue(
        list.endsWith(
            """
              --tiny-twice                           - Mark it twice
                --really                             - Whether to do it
            """),
        list);
    String help = OptRun.of("", "--help", path).out();
    int heading = help.indexOf("\nPass Pipelines:\n");
    assertTrue(help.indexOf("--cse") < heading && heading < help.indexOf("--tiny-twice"), help);
  }

  /** Once for each module: the code of a pipeline may do what must not be done twice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "module {} | 1 | --tiny-counted",
        "module {} | 1 | -p=builtin.module(tiny-counted)",
        "module {} | 2 | -p=builtin.module(tiny-counted,tiny-counted)",
        "module {}!// -----!module {} | 2 | --tiny-counted",
        "func.func private @f() | 1 | --no-implicit-module -p=func.func(tiny-counted)",
        "module {}!{-# external_resources: {mlir_reproducer: {pipeline: \"builtin.module(cse)\"}} #-}"
            + "| 1 | --run-reproducer -p=builtin.module(tiny-counted)",
      })
  void buildsPassPipelinesOnce(String text, String count, String pipeline) throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.ForgottenPipeline$Provider");
    String path = "--dialect-path=" + classes;
    try {
      List<String> args = new ArrayList<>(List.of(path, "--split-input-file"));
      args.addAll(List.of(pipeline.split(" ")));
      ToolRun run = OptRun.of(text.replace("!", "\n"), args.toArray(String[]::new));
      assertEquals("", run.err());
      assertEquals(count, System.getProperty("ods.test.built"));
    } finally {
      System.clearProperty("ods.test.built");
    }
  }
}
