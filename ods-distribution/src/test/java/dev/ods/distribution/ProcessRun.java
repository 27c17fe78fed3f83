// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The result of running a process.
 *
 * @param exitCode its exit code
 * @param out its standard output
 * @param err its standard error
 */
record ProcessRun(int exitCode, String out, String err) {

  /**
   * Runs a process to its end.
   *
   * @param environment changes to the environment: an empty value removes the variable
   * @param directory its working directory, in which files for its output are created
   */
  static ProcessRun of(Path directory, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Started started = start(directory, environment, command);
    return started.await();
  }

  /** Starts a process without waiting for it. */
  static Started start(Path directory, Map<String, String> environment, List<String> command)
      throws IOException {
    Path out = Files.createTempFile(directory, "out", ".txt");
    Path err = Files.createTempFile(directory, "err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectInput(new File(isWindows() ? "NUL" : "/dev/null"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    environment.forEach(
        (name, value) -> {
          if (value.isEmpty()) {
            builder.environment().remove(name);
          } else {
            builder.environment().put(name, value);
          }
        });
    return new Started(builder.start(), out, err);
  }

  private static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  /**
   * A process that may still run.
   *
   * @param process the process
   * @param out the file of its standard output
   * @param err the file of its standard error
   */
  record Started(Process process, Path out, Path err) {
    ProcessRun await() throws IOException, InterruptedException {
      int exitCode = process.waitFor();
      return new ProcessRun(exitCode, text(out), text(err));
    }

    private static String text(Path file) throws IOException {
      return Files.readString(file, StandardCharsets.UTF_8);
    }
  }
}
