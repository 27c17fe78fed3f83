// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Modules of one dialect or one kind of constants each, with what {@code mlir-opt} makes of them:
 * each function is for a fold or a pattern, or for a case in which it must not apply.
 */
final class CanonicalizationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "affine",
        "arith",
        "cf",
        "complex",
        "func",
        "gpu",
        "math",
        "memref",
        "scf",
        "sparse",
        "tensor",
        "transform"
      })
  void isThatOfMlir(String name) throws Exception {
    String input = resource(name + ".mlir");
    String expected = resource(name + ".out.mlir");
    String[] options = {"--allow-unregistered-dialect", "--canonicalize"};
    assertEquals(new ToolRun(0, expected, ""), OptRun.of(input, options));
    if (MlirOpt.isInstalled()) {
      assertEquals(expected, MlirOpt.run(input, options).out());
    }
  }

  private static String resource(String name) throws Exception {
    try (InputStream in = CanonicalizationTest.class.getResourceAsStream("canonicalize/" + name)) {
      assertNotNull(in, name);
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
