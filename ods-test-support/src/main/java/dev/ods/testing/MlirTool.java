// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A program of MLIR, version 22, that tests compare with. */
final class MlirTool {
  private static final String VERSION = "LLVM version 22.";
  private static final int TIMEOUT_MINUTES = 5;
  private static final @Nullable RunCache CACHE = RunCache.ofEnvironment();

  private final Requirement requirement;
  private final String name;
  private final String variable;

  /** The cached path; empty if the program is not installed. */
  private @Nullable String program;

  /**
   * A program that is found by its name, or by an environment variable.
   *
   * @param name its name without a version
   * @param variable the name of the variable that may hold its path
   */
  MlirTool(Requirement requirement, String name, String variable) {
    this.requirement = requirement;
    this.name = name;
    this.variable = variable;
  }

  /** Skips the test if the program is not installed, or fails it if it is demanded. */
  void assumeInstalled() {
    requirement.assume(!program().isEmpty(), absence());
  }

  /**
   * Whether the program is installed.
   *
   * @throws AssertionError if it is not installed, but demanded
   */
  boolean isInstalled() {
    return requirement.isMet(!program().isEmpty(), absence());
  }

  private String absence() {
    return "%s 22 is not installed (Debian: package mlir-22-tools; another path: %s)"
        .formatted(name, variable);
  }

  /** The command that starts the program; skips the test if it is not installed. */
  List<String> command(String... args) {
    assumeInstalled();
    List<String> command = new ArrayList<>();
    command.add(program());
    command.addAll(List.of(args));
    return command;
  }

  /**
   * Runs the program; skips the test if it is not installed.
   *
   * @param input its standard input, one character per byte
   */
  ToolRun run(String input, String... args) throws IOException, InterruptedException {
    List<String> command = command(args);
    RunCache cache = RunCache.isCacheable(List.of(args)) ? CACHE : null;
    ToolRun known = cache == null ? null : cache.find(command, input);
    if (known != null) {
      return known;
    }
    ToolRun run = start(command, input);
    if (cache != null) {
      cache.store(command, input, run);
    }
    return run;
  }

  private static ToolRun start(List<String> command, String input)
      throws IOException, InterruptedException {
    // Through files: a pipe that is not drained would block the tool.
    Path in = Files.createTempFile("mlir-tool", ".in");
    Path out = Files.createTempFile("mlir-tool", ".out");
    Path err = Files.createTempFile("mlir-tool", ".err");
    try {
      Files.writeString(in, input, ISO_8859_1);
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      // After a crash, finding the names of functions takes ten times as long as the run.
      builder.environment().put("LLVM_DISABLE_SYMBOLIZATION", "1");
      Process process = builder.start();
      if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new IOException(command + " did not end within " + TIMEOUT_MINUTES + " minutes");
      }
      return new ToolRun(
          process.exitValue(),
          Files.readString(out, ISO_8859_1),
          Files.readString(err, ISO_8859_1));
    } finally {
      Files.delete(in);
      Files.delete(out);
      Files.delete(err);
    }
  }

  private synchronized String program() {
    String found = program;
    if (found == null) {
      found = find(System.getenv());
      program = found;
    }
    return found;
  }

  /**
   * Finds the tool.
   *
   * @return its path; empty if there is none
   * @throws IllegalStateException if the variable's value is not of the right version
   */
  String find(Map<String, String> environment) {
    String named = environment.getOrDefault(variable, "");
    if (!named.isEmpty()) {
      if (!isRightVersion(named)) {
        throw new IllegalStateException(
            "%s=%s is not %s 22: unset it, or set it to another path"
                .formatted(variable, named, name));
      }
      return named;
    }
    for (String file : List.of(name + "-22", name)) {
      for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
        Path candidate = Path.of(folder, file);
        if (Files.isExecutable(candidate) && isRightVersion(candidate.toString())) {
          return candidate.toString();
        }
      }
    }
    return "";
  }

  private static boolean isRightVersion(String candidate) {
    try {
      return start(List.of(candidate, "--version"), "").out().contains(VERSION);
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
