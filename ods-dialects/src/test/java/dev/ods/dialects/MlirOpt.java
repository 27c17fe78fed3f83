// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** MLIR's own program, where it is installed; tests that need it are skipped where it is not. */
final class MlirOpt {
  private static final String NAME = "mlir-opt-22";

  private MlirOpt() {}

  /** What it writes, messages included, for a text. */
  static String run(String text, String... flags) throws IOException, InterruptedException {
    String path = System.getenv("PATH");
    boolean present =
        path != null
            && Stream.of(path.split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, NAME)));
    assumeTrue(present, NAME + " is not installed");
    Path input = Files.createTempFile("program", ".mlir");
    try {
      Files.writeString(input, text);
      List<String> command =
          new ArrayList<>(List.of(NAME, "--allow-unregistered-dialect", input.toString()));
      command.addAll(List.of(flags));
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertTrue(process.waitFor(1, TimeUnit.MINUTES));
      return output;
    } finally {
      Files.delete(input);
    }
  }
}
