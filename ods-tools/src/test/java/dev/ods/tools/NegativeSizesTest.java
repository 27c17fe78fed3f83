// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Constants that no size can be, and sizes whose sum or product overflows, stay operands when they
 * are canonicalized: what passes leave is valid.
 */
final class NegativeSizesTest {
  private static final String UNREGISTERED = "--allow-unregistered-dialect";

  static List<String> programs() throws IOException {
    try (InputStream in = NegativeSizesTest.class.getResourceAsStream("negative-sizes.mlir")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      return List.of(all.split("// -----\n"));
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void staySizes(String program) {
    ToolRun run = OptRun.of(program, UNREGISTERED, "--canonicalize");
    assertEquals("", run.err());
    assertEquals(run, OptRun.of(run.out(), UNREGISTERED, "--canonicalize"));
  }
}
