// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.ods.testing.ToolRun;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs tools as separate processes, with real streams of the operating system. */
final class ToolProcess {
  private ToolProcess() {}

  /** The command that starts {@code ods-opt} with the test's JVM and class path. */
  static List<String> odsOpt(String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(OdsOpt.class.getName());
    command.addAll(List.of(args));
    return command;
  }

  /**
   * Runs a command with redirections in the notation of shells.
   *
   * @param folder a directory for the temporary outputs
   * @param redirections such as {@code > /dev/full}; others override them
   */
  static ToolRun run(Path folder, List<String> command, String redirections)
      throws IOException, InterruptedException {
    File out = folder.resolve("out").toFile();
    File err = folder.resolve("err").toFile();
    ProcessBuilder builder = inShell(command, redirections);
    int exitCode = builder.redirectOutput(out).redirectError(err).start().waitFor();
    return new ToolRun(
        exitCode,
        Files.readString(out.toPath(), ISO_8859_1),
        Files.readString(err.toPath(), ISO_8859_1));
  }

  /** Runs a command with a pipe as input. */
  static ToolRun runWithPipedInput(Path folder, List<String> command, String input)
      throws IOException, InterruptedException {
    File out = folder.resolve("out").toFile();
    File err = folder.resolve("err").toFile();
    Process process = inShell(command, "").redirectOutput(out).redirectError(err).start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(ISO_8859_1));
    }
    return new ToolRun(
        process.waitFor(),
        Files.readString(out.toPath(), ISO_8859_1),
        Files.readString(err.toPath(), ISO_8859_1));
  }

  /** Runs a command whose output is closed before its end. */
  static ToolRun runWithoutReader(Path folder, List<String> command)
      throws IOException, InterruptedException {
    File err = folder.resolve("err").toFile();
    Process process = inShell(command, "").redirectError(err).start();
    String out = new String(process.getInputStream().readNBytes(1), ISO_8859_1);
    process.getInputStream().close();
    int exitCode = process.waitFor();
    return new ToolRun(exitCode, out, Files.readString(err.toPath(), ISO_8859_1));
  }

  private static ProcessBuilder inShell(List<String> command, String redirections) {
    List<String> shell = new ArrayList<>(List.of("sh", "-c", "exec \"$0\" \"$@\" " + redirections));
    shell.addAll(command);
    ProcessBuilder builder = new ProcessBuilder(shell);
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("ODS_DIALECT_PATH");
    return builder;
  }
}
