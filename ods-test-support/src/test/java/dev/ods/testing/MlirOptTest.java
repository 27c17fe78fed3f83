// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The tool is found if it has the right version. */
final class MlirOptTest {
  @TempDir Path first;
  @TempDir Path second;

  /** A program that reports a version. */
  private static Path program(Path folder, String name, int version) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "#!/bin/sh\necho '  LLVM version " + version + ".1.0'\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file;
  }

  private String find() {
    return MlirOpt.TOOL.find(Map.of("PATH", first + File.pathSeparator + second));
  }

  @Test
  void findsNothingIfNotInstalled() {
    assertEquals("", find());
    assertEquals("", MlirOpt.TOOL.find(Map.of()));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void prefersTheNameWithTheVersion() throws IOException {
    Path plain = program(first, "mlir-opt", 22);
    assertEquals(plain.toString(), find());
    Path versioned = program(second, "mlir-opt-22", 22);
    assertEquals(versioned.toString(), find());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void ignoresOtherVersions() throws IOException {
    program(first, "mlir-opt", 21);
    program(first, "mlir-opt-22", 23);
    assertEquals("", find());
    Path right = program(second, "mlir-opt", 22);
    assertEquals(right.toString(), find());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void findsTheProgramOfTheVariable() throws IOException {
    program(first, "mlir-opt-22", 22);
    Path named = program(second, "my-opt", 22);
    Map<String, String> environment =
        Map.of("PATH", first.toString(), "MLIR_OPT", named.toString());
    assertEquals(named.toString(), MlirOpt.TOOL.find(environment));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anotherVersionInTheVariableIsAnError() throws IOException {
    Path wrong = program(first, "my-opt", 21);
    for (String name : List.of(wrong.toString(), second.resolve("nothing").toString())) {
      assertThrows(
          IllegalStateException.class,
          () -> MlirOpt.TOOL.find(Map.of("MLIR_OPT", name, "PATH", "")));
    }
  }

  @Test
  void textsAreUtf8() throws IOException, InterruptedException {
    String program = "\"a.b\"() {x = \"é\"} : () -> ()\n";
    assertEquals(
        "module {\n  \"a.b\"() {x = \"\\C3\\A9\"} : () -> ()\n}\n\n", MlirOpt.print(program));
    assertEquals(List.of("1:6: error: unexpected character"), MlirOpt.diagnostics("\"é\" é\n"));
    assertThrows(AssertionError.class, () -> MlirOpt.print("wrong"));
    assertTrue(MlirOpt.isInstalled());
  }

  @Test
  void firstDiagnosticsAreThoseOfEachText() throws IOException, InterruptedException {
    String wrong = "\"a.b\"() : () -> ()\n  wrong\n";
    String valid = "\"a.b\"() : () -> ()";
    String unknown = "%0 = wrong.again";
    Map<String, String> first = MlirOpt.firstDiagnostics(List.of(valid, wrong, valid, unknown));
    assertEquals(
        Map.of(
            wrong, MlirOpt.firstDiagnostic(wrong),
            unknown, MlirOpt.firstDiagnostic(unknown)),
        first);
  }

  @Test
  void textsAskedForTogetherDoNotContainTheMarker() {
    List<String> texts = List.of("\"a.b\"() {x = \"// ----\"} : () -> ()");
    assertThrows(IllegalArgumentException.class, () -> MlirOpt.printEach(texts));
    assertThrows(IllegalArgumentException.class, () -> MlirOpt.firstDiagnostics(texts));
  }

  @Test
  void nothingIsKnownOfNoTexts() throws IOException, InterruptedException {
    assertEquals(Map.of(), MlirOpt.printEach(List.of()));
    assertEquals(Map.of(), MlirOpt.diagnosticsOfEach(List.of()));
  }

  @Test
  void eachOfManyTextsIsReadAlone() throws IOException, InterruptedException {
    String twice = "\"a.b\"() : () -> i32\n\"a.c\"() : () -> ()\n!x\n!x\n";
    String first = "%0 = \"a.b\"() : () -> i32";
    String second = "%0 = \"c.d\"() : () -> i64\n";
    assertEquals(
        Map.of(twice, MlirOpt.diagnostics(twice)),
        MlirOpt.diagnosticsOfEach(List.of(first, twice, second, twice)));
    String option = "--mlir-print-op-generic";
    assertEquals(
        Map.of(
            first, MlirOpt.print(first, option).strip(),
            second, MlirOpt.print(second, option).strip(),
            twice, ""),
        MlirOpt.printEach(List.of(first, twice, second, first), option));
  }
}
