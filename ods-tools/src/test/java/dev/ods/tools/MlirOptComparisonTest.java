// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.Cases;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** {@code ods-opt} and {@code mlir-opt} parse each other's output. */
final class MlirOptComparisonTest {
  private static final Path SAMPLES =
      Path.of(System.getProperty("ods.root", ".."), "sample-dialect/src/main/mlir");
  private static final Path OWN = Path.of("src/test/resources/dev/ods/tools/good");

  private static final String ALLOW = "--allow-unregistered-dialect";
  private static final String GENERIC = "--mlir-print-op-generic";
  private static final String LOCAL = "--mlir-print-local-scope";
  private static final String LOCATIONS = "--mlir-print-debuginfo";

  private static final List<List<String>> FORMS =
      List.of(
          List.of(),
          List.of(GENERIC),
          List.of(GENERIC, LOCAL),
          List.of(LOCATIONS),
          List.of(GENERIC, LOCAL, LOCATIONS),
          List.of("--mlir-pretty-debuginfo", LOCATIONS),
          List.of("--mlir-print-value-users"),
          List.of("--mlir-print-unique-ssa-ids"),
          List.of("--mlir-use-nameloc-as-prefix"),
          List.of("--mlir-print-skip-regions"),
          List.of("--mlir-print-assume-verified"),
          List.of("--mlir-elide-elementsattrs-if-larger=2"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=1"),
          List.of("--mlir-elide-resource-strings-if-larger=4"),
          List.of("--split-input-file"));

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  /** The generic form of the sample programs is a fixed point of {@code mlir-opt}. */
  @TestFactory
  Stream<DynamicTest> samplesAreFixedPoints() {
    return Cases.files(SAMPLES, ".mlir").stream()
        .filter(file -> !file.endsWith("broken.mlir"))
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> sample(file)));
  }

  private static void sample(Path file) throws IOException, InterruptedException {
    String input = Files.readString(file, UTF_8);
    ToolRun ours = OptRun.of(input, GENERIC, LOCAL);
    assertEquals("", ours.err());
    assertEquals(ours, MlirOpt.run(ours.out(), ALLOW, GENERIC, LOCAL));
  }

  /** In every form, both tools print the same for the same input. */
  @TestFactory
  Stream<DynamicTest> printsTheSameInEveryForm() {
    return Cases.files(OWN, ".mlir").stream()
        .flatMap(
            file ->
                FORMS.stream()
                    .map(
                        form ->
                            DynamicTest.dynamicTest(
                                file.getFileName() + " " + form, () -> form(file, form))));
  }

  private static void form(Path file, List<String> form) throws IOException, InterruptedException {
    String input = Files.readString(file, UTF_8);
    String[] args = Stream.concat(Stream.of(ALLOW), form.stream()).toArray(String[]::new);
    assertEquals(MlirOpt.run(input, args), OptRun.of(input, args));
  }
}
