// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Dialect;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** MLIR's dialects as far as they are on the class path; the samples are none of MLIR's. */
final class ProjectDialects {
  private static final String PACKAGE = "dev.ods.dialects.";

  /**
   * The namespaces of which every operation, type and attribute is declared, and those of modules
   * and of operations that are not declared.
   */
  static final Set<String> WHOLE =
      Set.of(
          "builtin",
          "func",
          "arith",
          "cf",
          "complex",
          "dlti",
          "memref",
          "ml_program",
          "scf",
          "wasmssa",
          "unregistered",
          "");

  private static final Set<String> NAMESPACES =
      Set.of(
          "acc",
          "arith",
          "cf",
          "complex",
          "dlti",
          "func",
          "gpu",
          "llvm",
          "memref",
          "ml_program",
          "omp",
          "scf",
          "spirv",
          "test",
          "transform",
          "wasmssa");

  private ProjectDialects() {}

  /** New instances of all of them. */
  static List<Dialect> all() {
    List<Dialect> dialects =
        ServiceLoader.load(Dialect.class).stream()
            .filter(provider -> provider.type().getName().startsWith(PACKAGE))
            .map(ServiceLoader.Provider::get)
            .toList();
    assertEquals(NAMESPACES, dialects.stream().map(Dialect::namespace).collect(Collectors.toSet()));
    return dialects;
  }
}
