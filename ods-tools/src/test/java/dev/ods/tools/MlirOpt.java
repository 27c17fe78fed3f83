// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * MLIR's own tool, the judge of what is right. It is named by the environment variable {@code
 * MLIR_OPT}, or found on the path as {@code mlir-opt-22} or, if it is of version 22, {@code
 * mlir-opt}.
 */
final class MlirOpt {
  private static final String VERSION = "LLVM version 22.";

  private static final @Nullable String PROGRAM = find();

  private MlirOpt() {}

  /** Skips the test if the tool is not installed. */
  static void assumeInstalled() {
    assumeTrue(isInstalled(), "mlir-opt 22 is not installed (Debian: package mlir-22-tools)");
  }

  /** Whether the tool is installed. */
  static boolean isInstalled() {
    return PROGRAM != null;
  }

  /** Runs the tool with {@code input} as its standard input. */
  static ToolRun run(String input, String... args) throws IOException, InterruptedException {
    return start(command(args), input);
  }

  /** The command that starts the tool. */
  static List<String> command(String... args) {
    List<String> command = new ArrayList<>();
    command.add(String.valueOf(PROGRAM));
    command.addAll(List.of(args));
    return command;
  }

  private static ToolRun start(List<String> command, String input)
      throws IOException, InterruptedException {
    // Through files, so that no pipe fills up without being read.
    Path in = Files.createTempFile("mlir-opt", ".in");
    Path out = Files.createTempFile("mlir-opt", ".out");
    Path err = Files.createTempFile("mlir-opt", ".err");
    try {
      Files.writeString(in, input, ISO_8859_1);
      int exitCode =
          new ProcessBuilder(command)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start()
              .waitFor();
      return new ToolRun(
          exitCode, Files.readString(out, ISO_8859_1), Files.readString(err, ISO_8859_1));
    } finally {
      Files.delete(in);
      Files.delete(out);
      Files.delete(err);
    }
  }

  private static @Nullable String find() {
    String named = System.getenv("MLIR_OPT");
    if (named != null) {
      return named;
    }
    for (String name : List.of("mlir-opt-22", "mlir-opt")) {
      for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
        Path program = Path.of(folder, name);
        if (Files.isExecutable(program) && isRightVersion(program)) {
          return program.toString();
        }
      }
    }
    return null;
  }

  private static boolean isRightVersion(Path program) {
    try {
      return start(List.of(program.toString(), "--version"), "").out().contains(VERSION);
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
