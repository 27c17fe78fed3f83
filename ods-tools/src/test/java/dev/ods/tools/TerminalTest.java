// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.testing.MlirOpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behaviour on terminals only: colors, and a hint that the tool waits for input. */
final class TerminalTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");
  private static final String BAD = "func.func @f() {\n\treturn %a : i32\n}\n";
  private static final String RED = "\033[0;1;31merror: \033[0m";

  @TempDir private Path folder;

  /** The output of a command on a terminal; its input is empty. */
  private String show(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(SCRIPT), "there is no " + SCRIPT);
    assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "this is no Linux");
    String line =
        command.stream()
            .map(word -> "'" + word.replace("'", "'\\''") + "'")
            .collect(Collectors.joining(" "));
    Path shown = folder.resolve("shown");
    ProcessBuilder builder =
        new ProcessBuilder(SCRIPT.toString(), "-qec", line, "/dev/null")
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(shown.toFile());
    builder.environment().keySet().removeAll(List.of("NO_COLOR", "TERM", "ODS_DIALECT_PATH"));
    builder.environment().putAll(environment);
    assertEquals(1, builder.start().waitFor(), Files.readString(shown, ISO_8859_1));
    return Files.readString(shown, ISO_8859_1);
  }

  private String badFile() throws IOException {
    return Files.writeString(folder.resolve("bad.mlir"), BAD).toString();
  }

  @Test
  void errorsAreColored() throws IOException, InterruptedException {
    String file = badFile();
    String shown = show(ToolProcess.odsOpt(file), Map.of("TERM", "xterm-256color"));
    assertTrue(shown.contains(RED), shown);
    if (MlirOpt.isInstalled()) {
      assertEquals(show(MlirOpt.command(file), Map.of("TERM", "xterm-256color")), shown);
    }
  }

  @Test
  void errorsAreNotColoredIfTheTerminalOrTheUserForbidsIt()
      throws IOException, InterruptedException {
    List<String> command = ToolProcess.odsOpt(badFile());
    assertFalse(show(command, Map.of("TERM", "dumb")).contains("\033"));
    assertFalse(show(command, Map.of("TERM", "xterm", "NO_COLOR", "1")).contains("\033"));
    assertFalse(
        show(ToolProcess.odsOpt(badFile(), "--color=0"), Map.of("TERM", "xterm")).contains("\033"));
  }

  @Test
  void saysThatItWaitsForInput() throws IOException, InterruptedException {
    String shown = show(ToolProcess.odsOpt("--no-implicit-module"), Map.of("TERM", "dumb"));
    assertTrue(shown.contains("ods-opt: reading from the terminal; Ctrl-D ends the input"), shown);
  }

  @Test
  void colorsTheSameTerminalsAsMlirOpt() {
    for (String terminal : List.of("xterm", "linux", "screen.xterm", "tmux-256color", "ansi")) {
      assertTrue(Colors.areWelcome("", terminal), terminal);
      assertFalse(Colors.areWelcome("1", terminal), terminal);
    }
    for (String terminal : List.of("", "dumb", "unknown")) {
      assertFalse(Colors.areWelcome("", terminal), terminal);
    }
  }
}
