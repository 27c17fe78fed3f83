// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.sample.feature.Programs;
import dev.ods.testing.MlirOpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample programs, which newcomers run first. */
final class SampleProgramsTest {
  private static final Path PROGRAMS = Path.of("src/main/mlir");

  private final Programs programs = new Programs();

  private static String text(String name) throws IOException {
    return Files.readString(PROGRAMS.resolve(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"classifier", "classifier.tfl"})
  void customAndGenericFormAreTheSameProgram(String name) throws IOException {
    Operation custom = programs.read(text(name + ".mlir"));
    Operation generic = programs.read(text(name + ".generic.mlir"));
    assertEquals(Programs.generic(custom), Programs.generic(generic));
    assertEquals(Programs.custom(custom), Programs.custom(generic));
  }

  @ParameterizedTest
  @ValueSource(strings = {"classifier", "classifier.tfl"})
  void printingIsAFixedPoint(String name) throws IOException {
    String once = Programs.custom(programs.read(text(name + ".mlir")));
    assertEquals(once, Programs.custom(programs.read(once)));
  }

  @Test
  void theBrokenProgramHasOneError() throws IOException {
    String errors = programs.errors(text("broken.mlir"));
    assertTrue(
        errors.startsWith(
            "test.mlir:5:32: error: custom op 'tf.AvgPool' 'tf.AvgPool' op attribute 'ksize' failed"
                + " to satisfy constraint: 64-bit integer array attribute with at least 4"
                + " elements\n"),
        errors);
    assertEquals(1, errors.split(": error: ", -1).length - 1, errors);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classifier", "classifier.tfl"})
  void genericFormRoundTripsThroughMlirOpt(String name) throws Exception {
    String generic = Programs.generic(programs.read(text(name + ".mlir")));
    assertEquals(generic.strip(), MlirOpt.print(generic, "--mlir-print-op-generic").strip());
  }

  @Test
  void dialectsAreServiceProviders() {
    assertEquals(
        Set.of("tf", "tfl"),
        ServiceLoader.load(DialectDefinition.class).stream()
            .map(provider -> provider.get().namespace())
            .collect(Collectors.toSet()));
  }
}
