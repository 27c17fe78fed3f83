// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirTblgen;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** MLIR's definitions of the dialects that are declared here, too. */
final class MlirDefinitions {
  /** The dialects that have operations, and the files of their definitions. */
  static final Map<String, String> DIALECTS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("affine", "Affine/IR/AffineOps.td"),
              Map.entry("arith", "Arith/IR/ArithOps.td"),
              Map.entry("cf", "ControlFlow/IR/ControlFlowOps.td"),
              Map.entry("complex", "Complex/IR/ComplexOps.td"),
              Map.entry("func", "Func/IR/FuncOps.td"),
              Map.entry("gpu", "GPU/IR/GPUOps.td"),
              Map.entry("memref", "MemRef/IR/MemRefOps.td"),
              Map.entry("ml_program", "MLProgram/IR/MLProgramOps.td"),
              Map.entry("scf", "SCF/IR/SCFOps.td"),
              Map.entry("spirv", "SPIRV/IR/SPIRVOps.td"),
              Map.entry("tensor", "Tensor/IR/TensorOps.td"),
              Map.entry("transform", "Transform/IR/TransformOps.td"),
              Map.entry("ub", "UB/IR/UBOps.td"),
              Map.entry("index", "Index/IR/IndexOps.td"),
              Map.entry("math", "Math/IR/MathOps.td"),
              Map.entry("wasmssa", "WasmSSA/IR/WasmSSAOps.td")));

  /** Operations that MLIR declares in C++. */
  static final Set<String> WITHOUT_DEFINITION = Set.of("affine.dma_start", "affine.dma_wait");

  private MlirDefinitions() {}

  /**
   * What {@code mlir-tblgen} writes for a dialect.
   *
   * @param backend the option that names the backend, and its options
   */
  static String generate(String dialect, String... backend)
      throws IOException, InterruptedException {
    Path definitions = MlirTblgen.definitions().resolve("mlir/Dialect");
    ToolRun run = MlirTblgen.run(definitions.resolve(DIALECTS.get(dialect)), backend);
    assertEquals(0, run.exitCode(), dialect);
    return new String(run.out().getBytes(ISO_8859_1), UTF_8);
  }
}
