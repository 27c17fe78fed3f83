// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.text.PrinterFlags;
import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OptCommandLineTest {
  private static OptOptions parse(String... args) throws ToolException {
    OptCommandLine.Request request = OptCommandLine.parse(args);
    assertNull(request.answer());
    return request.options();
  }

  @Test
  void nothingMeansStandardStreamsAndDefaults() throws ToolException {
    OptOptions options = parse();
    assertEquals("-", options.input());
    assertEquals("-", options.output());
    assertFalse(options.allowUnregisteredDialect());
    assertFalse(options.splitInputFile());
    assertTrue(options.printOpOnDiagnostic());
    assertTrue(options.loadDialects());
    assertEquals(PrinterFlags.DEFAULT, options.flags());
  }

  @Test
  void doubleDashes() throws ToolException {
    OptOptions options =
        parse(
            "--allow-unregistered-dialect",
            "--split-input-file",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            "--mlir-print-debuginfo",
            "--verify-each",
            "in.mlir",
            "-o",
            "out.mlir");
    assertEquals("in.mlir", options.input());
    assertEquals("out.mlir", options.output());
    assertTrue(options.allowUnregisteredDialect());
    assertTrue(options.splitInputFile());
    assertEquals(
        PrinterFlags.DEFAULT.withGeneric(true).withLocalScope(true).withDebugInfo(true),
        options.flags());
  }

  @Test
  void singleDashes() throws ToolException {
    OptOptions options =
        parse(
            "-allow-unregistered-dialect",
            "-split-input-file",
            "-mlir-print-op-generic",
            "-o=out.mlir",
            "-");
    assertEquals("-", options.input());
    assertEquals("out.mlir", options.output());
    assertTrue(options.allowUnregisteredDialect());
    assertTrue(options.splitInputFile());
    assertTrue(options.flags().generic());
  }

  @Test
  void flagsMayHaveAValue() throws ToolException {
    assertFalse(parse("--mlir-print-op-on-diagnostic=false").printOpOnDiagnostic());
    assertTrue(parse("--mlir-print-op-on-diagnostic=true").printOpOnDiagnostic());
    assertTrue(parse("-mlir-print-op-on-diagnostic", "x.mlir").printOpOnDiagnostic());
    assertEquals("x.mlir", parse("-mlir-print-op-on-diagnostic", "x.mlir").input());
    assertFalse(parse("-verify-each=false", "-mlir-print-op-generic=false").flags().generic());
  }

  @Test
  void numbers() throws ToolException {
    OptOptions options = parse("--mlir-elide-elementsattrs-if-larger=4");
    assertEquals(4, options.flags().elideElementsLimit());
  }

  @Test
  void dialectPathIsSplit() throws ToolException {
    String path = "a.jar" + File.pathSeparator + "b";
    List<String> entries = parse("--dialect-path", path).dialectPath();
    assertEquals(List.of("a.jar", "b"), entries.subList(entries.size() - 2, entries.size()));
  }

  @Test
  void helpAndVersionAreAnswers() throws ToolException {
    String help = OptCommandLine.parse("--help").answer();
    assertNotNull(help);
    assertTrue(help.contains("--allow-unregistered-dialect"), help);
    String version = OptCommandLine.parse("--version").answer();
    assertNotNull(version);
    assertTrue(version.startsWith("ods-opt "), version);
  }

  @Test
  void unknownOptionIsNamed() {
    ToolException e = assertThrows(ToolException.class, () -> parse("--bad"));
    assertTrue(e.getMessage().contains("--bad"), e.getMessage());
    assertTrue(e.getMessage().contains("--help"), e.getMessage());
  }

  @Test
  void twoInputsAreTooMany() {
    ToolException e = assertThrows(ToolException.class, () -> parse("a.mlir", "b.mlir"));
    assertTrue(e.getMessage().contains("b.mlir"), e.getMessage());
  }

  @Test
  void missingValueIsNamed() {
    ToolException e = assertThrows(ToolException.class, () -> parse("-o"));
    assertTrue(e.getMessage().contains("-o"), e.getMessage());
  }
}
