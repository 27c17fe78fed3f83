// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.DialectDefinition;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** MLIR's dialects on the class path, without those of the samples. */
public final class ProjectDialects {
  private static final String PACKAGE = "dev.ods.dialects.";

  /**
   * The namespaces whose operations, types and attributes are all declared, and those of modules
   * and of unregistered operations.
   */
  public static final Set<String> WHOLE =
      Set.of(
          "affine",
          "builtin",
          "func",
          "arith",
          "cf",
          "complex",
          "dlti",
          "memref",
          "ml_program",
          "scf",
          "tensor",
          "ub",
          "index",
          "math",
          "wasmssa",
          "unregistered",
          "");

  private static final Set<String> NAMESPACES =
      Set.of(
          "acc",
          "affine",
          "arith",
          "cf",
          "complex",
          "dlti",
          "func",
          "gpu",
          "index",
          "llvm",
          "math",
          "memref",
          "ml_program",
          "nvvm",
          "omp",
          "scf",
          "spirv",
          "tensor",
          "test",
          "transform",
          "ub",
          "wasmssa");

  private static final List<ServiceLoader.Provider<DialectDefinition>> PROVIDERS =
      ServiceLoader.load(DialectDefinition.class).stream()
          .filter(provider -> provider.type().getName().startsWith(PACKAGE))
          .toList();

  private ProjectDialects() {}

  /** New instances of all of them. */
  public static List<DialectDefinition> all() {
    List<DialectDefinition> dialects = PROVIDERS.stream().map(ServiceLoader.Provider::get).toList();
    assertEquals(
        NAMESPACES,
        dialects.stream().map(DialectDefinition::namespace).collect(Collectors.toSet()));
    return dialects;
  }
}
