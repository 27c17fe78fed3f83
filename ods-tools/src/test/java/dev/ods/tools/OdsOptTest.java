// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OdsOptTest {
  private static final String MODULE = "module {\n  \"a.b\"() : () -> ()\n}\n\n";
  private static final String GENERIC =
      "\"builtin.module\"() ({\n  \"a.b\"() : () -> ()\n}) : () -> ()\n";

  @TempDir private Path folder;

  private static void assertComplains(String message, ToolRun run) {
    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertEquals(message, run.err());
  }

  @Test
  void printsTheStandardInput() {
    ToolRun run = OptRun.of("\"a.b\"() : () -> ()", "--allow-unregistered-dialect");
    assertEquals(new ToolRun(0, MODULE, ""), run);
    assertEquals(run, OptRun.of("\"a.b\"() : () -> ()", "--allow-unregistered-dialect", "-"));
  }

  @Test
  void printsGenericFormInLocalScope() {
    assertEquals(
        new ToolRun(0, GENERIC, ""),
        OptRun.of(
            MODULE,
            "-allow-unregistered-dialect",
            "-mlir-print-op-generic",
            "-mlir-print-local-scope"));
  }

  @Test
  void printsLocations() {
    ToolRun run =
        OptRun.of(
            GENERIC,
            "-allow-unregistered-dialect",
            "-mlir-print-op-generic",
            "-mlir-print-local-scope",
            "-mlir-print-debuginfo");
    assertEquals(
        """
        "builtin.module"() ({
          "a.b"() : () -> () loc("<stdin>":2:3)
        }) : () -> () loc("<stdin>":1:1)
        """,
        run.out());
  }

  @Test
  void readsAndWritesFiles() throws IOException {
    Path input = Files.writeString(folder.resolve("in.mlir"), MODULE);
    Path output = folder.resolve("out.mlir");
    ToolRun run =
        OptRun.of("", "--allow-unregistered-dialect", input.toString(), "-o", output.toString());
    assertEquals(new ToolRun(0, "", ""), run);
    assertEquals(MODULE, Files.readString(output));
  }

  @Test
  void leavesNoPartialOutput() throws IOException {
    Path input = Files.writeString(folder.resolve("in.mlir"), "\"a.b\"(");
    Path output = folder.resolve("out.mlir");
    assertEquals(1, OptRun.of("", input.toString(), "-o", output.toString()).exitCode());
    assertFalse(Files.exists(output));
  }

  @Test
  void emptyInputIsAnEmptyModule() {
    assertEquals(new ToolRun(0, "module {\n}\n\n", ""), OptRun.of(""));
  }

  @Test
  void unregisteredDialectIsAnErrorUnlessAllowed() {
    ToolRun run = OptRun.of("\"a.b\"() : () -> ()");
    assertComplains(
        "<stdin>:1:6: error: operation being parsed with an unregistered dialect. If this is"
            + " intended, please use -allow-unregistered-dialect with the MLIR tool used\n"
            + "\"a.b\"() : () -> ()\n"
            + "     ^\n",
        run);
  }

  @Test
  void parallelVerificationReportsTheSame() {
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      String attributes = i % 50 == 7 ? " attributes {bad" + i + "}" : "";
      input.append("module @m").append(i).append(attributes).append(" {\n}\n");
    }
    ToolRun run = OptRun.of(input.toString());
    assertEquals(6, run.err().lines().filter(line -> line.contains(" error: ")).count());
    assertEquals(OptRun.of(input.toString(), "--mlir-disable-threading"), run);
  }

  @Test
  void splitInputKeepsLineNumbersAndContinuesAfterErrors() {
    String input = "\"a.b\"() : () -> ()\n// -----\n\"a.c\"(\n// -----\n\n\"a.b\"() : () -> ()\n";
    ToolRun run = OptRun.of(input, "--allow-unregistered-dialect", "--split-input-file");
    assertEquals(1, run.exitCode());
    assertEquals(MODULE + "// -----\n// -----\n" + MODULE, run.out());
    assertEquals(
        "<stdin>:3:7: error: expected ')' to end operand list\n\"a.c\"(\n      ^\n", run.err());
  }

  @Test
  void splitInputKeepsColumnsAfterTheMarker() {
    ToolRun run =
        OptRun.of(
            "\"a.b\"() : () -> ()\n// ----- x\n",
            "-allow-unregistered-dialect",
            "-split-input-file");
    assertTrue(run.err().startsWith("<stdin>:2:10: error: custom op 'x' is unknown"), run.err());
  }

  @Test
  void operationOnDiagnosticCanBeOmitted() {
    String input = "\"builtin.module\"() : () -> ()";
    assertTrue(OptRun.of(input).err().contains("note: see current operation: "));
    assertFalse(OptRun.of(input, "--mlir-print-op-on-diagnostic=false").err().contains("note: "));
  }

  @Test
  void messagesPrintOperationsAccordingToTheOptions() {
    String input = "func.func @f() {\n  %c = arith.constant 1 : i32\n}\n";
    assertEquals(
        "<stdin>:2:8: error: block with no terminator, has %0 = \"arith.constant\"()"
            + " <{value = 1 : i32}> : () -> i32 loc(\"<stdin>\":2:8)",
        OptRun.of(input, "--mlir-print-debuginfo", "--mlir-print-op-on-diagnostic=false")
            .err()
            .lines()
            .findFirst()
            .orElseThrow());
  }

  @Test
  void attributeNamesLoadTheDialectThatVerifiesThem() {
    String run =
        OptRun.of("\"t.x\"() {dlti.unknown} : () -> ()", "--allow-unregistered-dialect").err();
    assertTrue(run.contains("error: attribute 'dlti.unknown' not supported by dialect"), run);
  }

  @Test
  void missingInput() {
    assertComplains(
        "ods-opt: cannot open input file '/no/such/file': No such file or directory\n",
        OptRun.of("", "/no/such/file"));
  }

  @Test
  void directoryAsInput() {
    assertComplains(
        "ods-opt: cannot open input file '" + folder + "': Is a directory\n",
        OptRun.of("", folder.toString()));
  }

  @Test
  void outputThatCannotBeWritten() {
    assertComplains(
        "ods-opt: cannot open output file '/no/such/folder/x': No such file or directory\n",
        OptRun.of("", "-o", "/no/such/folder/x"));
    assertComplains(
        "ods-opt: cannot open output file '" + folder + "': Is a directory\n",
        OptRun.of("", "-o", folder.toString()));
  }

  @Test
  void impossibleFileName() {
    assertComplains(
        "ods-opt: cannot open input file 'a\0b': Nul character not allowed\n",
        OptRun.of("", "a\0b"));
  }

  @Test
  void emptyFileName() {
    assertComplains(
        "ods-opt: cannot open input file '': No such file or directory\n", OptRun.of("", ""));
    assertComplains(
        "ods-opt: cannot open output file '': No such file or directory\n", OptRun.of("", "-o="));
  }

  @Test
  void unknownOption() {
    assertComplains(
        "ods-opt: Unknown command line argument '--bad'.  Try: 'ods-opt --help'\n",
        OptRun.of("", "--bad"));
  }

  @Test
  void listsDialectsWithoutReadingInput() {
    ToolRun run = OptRun.of("", "--show-dialects", "/no/such/file");
    assertEquals(0, run.exitCode());
    assertTrue(run.out().matches("Available Dialects: acc,affine,arith,builtin,(\\w+,)*wasmssa\n"));
    assertEquals(
        new ToolRun(0, "Available Dialects: builtin\n", ""),
        OptRun.of("", "--show-dialects", "--no-dialects"));
  }

  @Test
  void invalidOperationsPrintInGenericFormUnlessAssumedVerified() {
    String unsafe = "--mlir-very-unsafe-disable-verifier-on-parsing";
    String input = "func.func @f() {\n  \"builtin.module\"() : () -> ()\n  return\n}";
    assertTrue(OptRun.of(input, unsafe).out().contains("\"func.func\"()"));
    ToolRun run = OptRun.of(input, unsafe, "--mlir-print-assume-verified");
    assertTrue(run.isForUsers(), run.err());
  }

  @Test
  void printsHelpDespiteErrors() {
    ToolRun help = OptRun.of("", "--help");
    assertEquals(help, OptRun.of("", "--split-input-file=ab", "--help"));
    assertEquals(
        new ToolRun(
            0,
            help.out(),
            "ods-opt: Unknown command line argument '--bad'.  Try: 'ods-opt --help'\n"),
        OptRun.of("", "--bad", "--help"));
  }

  @Test
  void rejectsMarkersOfTwoBytes() {
    assertComplains(
        "ods-opt: for the --split-input-file option: a marker must have at least 3 bytes, but '//' has"
            + " 2\n",
        OptRun.of("", "--split-input-file=//"));
  }
}
