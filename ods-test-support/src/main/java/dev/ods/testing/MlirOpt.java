// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Runs MLIR's {@code mlir-opt}, version 22, the reference for the project's behaviour. The
 * environment variable {@code MLIR_OPT} is its path; if unset, {@code mlir-opt-22} or {@code
 * mlir-opt} on the path is used, if of that version.
 */
public final class MlirOpt {
  private static final String VERSION = "LLVM version 22.";
  private static final String VARIABLE = "MLIR_OPT";
  private static final String ABSENCE =
      "mlir-opt 22 is not installed (Debian: package mlir-22-tools; another path: "
          + VARIABLE
          + ")";
  private static final String ALLOW_UNREGISTERED = "--allow-unregistered-dialect";
  private static final int TIMEOUT_MINUTES = 5;
  private static final Pattern DIAGNOSTIC =
      Pattern.compile(
          "^<stdin>:(\\d+:\\d+: (?:error|warning|note|remark): .*)$", Pattern.MULTILINE);

  /** The cached path of the tool; empty if it is not installed. */
  private static @Nullable String program;

  private MlirOpt() {}

  /** Skips the test if the tool is not installed, or fails it if the tool is demanded. */
  public static void assumeInstalled() {
    Requirement.MLIR_OPT.assume(!program().isEmpty(), ABSENCE);
  }

  /**
   * Whether the tool is installed, for tests that need it only partly.
   *
   * @throws AssertionError if it is not installed, but demanded
   */
  public static boolean isInstalled() {
    return Requirement.MLIR_OPT.isMet(!program().isEmpty(), ABSENCE);
  }

  /** The command that starts the tool; skips the test if it is not installed. */
  public static List<String> command(String... args) {
    assumeInstalled();
    List<String> command = new ArrayList<>();
    command.add(program());
    command.addAll(List.of(args));
    return command;
  }

  /**
   * Runs the tool; skips the test if it is not installed.
   *
   * @param input its standard input, one character per byte
   */
  public static ToolRun run(String input, String... args) throws IOException, InterruptedException {
    return start(command(args), input);
  }

  /**
   * Runs the tool on a text, with unregistered dialects allowed, and returns its output. Fails the
   * test if the tool rejects the text.
   */
  public static String print(String text, String... args) throws IOException, InterruptedException {
    ToolRun run = run(bytes(text), allowingUnregistered(args));
    assertEquals(0, run.exitCode(), () -> "mlir-opt rejects the text: " + text(run.err()));
    return text(run.out());
  }

  /**
   * Runs the tool on a text, with unregistered dialects allowed, and returns its diagnostics as
   * {@code line:column: severity: message}; only the first line of each message.
   */
  public static List<String> diagnostics(String text, String... args)
      throws IOException, InterruptedException {
    ToolRun run = run(bytes(text), allowingUnregistered(args));
    return DIAGNOSTIC.matcher(text(run.err())).results().map(match -> match.group(1)).toList();
  }

  /** The first of the {@link #diagnostics}; fails the test if there is none. */
  public static String firstDiagnostic(String text, String... args)
      throws IOException, InterruptedException {
    return Cases.matching("diagnostics", diagnostics(text, args), diagnostic -> true).get(0);
  }

  private static String[] allowingUnregistered(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.add(ALLOW_UNREGISTERED);
    return all.toArray(String[]::new);
  }

  private static String bytes(String text) {
    return new String(text.getBytes(UTF_8), ISO_8859_1);
  }

  private static String text(String bytes) {
    return new String(bytes.getBytes(ISO_8859_1), UTF_8);
  }

  private static ToolRun start(List<String> command, String input)
      throws IOException, InterruptedException {
    // Through files: a pipe that is not drained would block the tool.
    Path in = Files.createTempFile("mlir-opt", ".in");
    Path out = Files.createTempFile("mlir-opt", ".out");
    Path err = Files.createTempFile("mlir-opt", ".err");
    try {
      Files.writeString(in, input, ISO_8859_1);
      Process process =
          new ProcessBuilder(command)
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
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

  private static synchronized String program() {
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
   * @throws IllegalStateException if {@code MLIR_OPT} is not of the right version
   */
  static String find(Map<String, String> environment) {
    String named = environment.getOrDefault(VARIABLE, "");
    if (!named.isEmpty()) {
      if (!isRightVersion(named)) {
        throw new IllegalStateException(
            VARIABLE + "=" + named + " is not mlir-opt 22: unset it, or set it to another path");
      }
      return named;
    }
    for (String name : List.of("mlir-opt-22", "mlir-opt")) {
      for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
        Path candidate = Path.of(folder, name);
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
