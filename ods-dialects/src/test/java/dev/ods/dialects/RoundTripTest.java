// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Round-trips each operation in both forms. The texts are outputs of mlir-opt 22; {@code x.mlir}
 * and {@code x.generic.mlir} are the same program.
 */
final class RoundTripTest {
  private final Programs programs = new Programs();

  /** One per dialect, except for {@code parts}, which has all partially declared dialects. */
  static List<String> programs() {
    return List.of(
        "affine",
        "arith",
        "cf",
        "complex",
        "dlti",
        "func",
        "gpu",
        "index",
        "math",
        "memref",
        "ml_program",
        "parts",
        "scf",
        "spirv",
        "tensor",
        "transform",
        "ub",
        "wasmssa");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void customFormRoundTrips(String name) {
    String custom = Programs.text(name + ".mlir");
    assertEquals(custom.strip(), Programs.custom(programs.read(custom)).strip());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void genericFormRoundTrips(String name) {
    String generic = Programs.text(name + ".generic.mlir");
    assertEquals(generic.strip(), Programs.generic(programs.read(generic)).strip());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void bothFormsAreTheSameProgram(String name) {
    String custom = Programs.text(name + ".mlir");
    String generic = Programs.text(name + ".generic.mlir");
    assertEquals(generic.strip(), Programs.generic(programs.read(custom)).strip());
    assertEquals(custom.strip(), Programs.custom(programs.read(generic)).strip());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void mlirOptPrintsTheSame(String name) throws Exception {
    Operation module = programs.read(Programs.text(name + ".mlir"));
    String custom = Programs.custom(module);
    String generic = Programs.generic(module);
    assertEquals(custom.strip(), MlirOpt.print(custom).strip());
    assertEquals(custom.strip(), MlirOpt.print(generic).strip());
    assertEquals(generic.strip(), MlirOpt.print(custom, "--mlir-print-op-generic").strip());
  }
}
