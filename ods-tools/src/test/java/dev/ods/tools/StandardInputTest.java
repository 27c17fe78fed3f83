// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The standard input of a process, connected to anything. */
@DisabledOnOs(OS.WINDOWS)
final class StandardInputTest {
  private static final String MODULE = "module @a {\n}\n\n";

  @TempDir private Path folder;

  @Test
  void mayBeAPipe() throws IOException, InterruptedException {
    ToolRun run = ToolProcess.runWithPipedInput(folder, ToolProcess.odsOpt("-"), MODULE);
    assertEquals(new ToolRun(0, MODULE, ""), run);
  }

  @Test
  void mayBeAFileOrADevice() throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("a.mlir"), MODULE);
    assertEquals(
        new ToolRun(0, MODULE, ""), ToolProcess.run(folder, ToolProcess.odsOpt(), "< " + file));
    assertEquals(
        new ToolRun(0, "module {\n}\n\n", ""),
        ToolProcess.run(folder, ToolProcess.odsOpt(), "< /dev/null"));
  }

  @Test
  void isNotADirectory() throws IOException, InterruptedException {
    assertEquals(
        new ToolRun(1, "", "ods-opt: cannot open input file '-': Is a directory\n"),
        ToolProcess.run(folder, ToolProcess.odsOpt(), "< " + folder));
  }

  @Test
  void mayBeAFileOfTheJdk() throws IOException, InterruptedException {
    Path file = Path.of(System.getProperty("java.home"), "release");
    assumeTrue(Files.exists(file), "there is no " + file);
    ToolRun run = ToolProcess.run(folder, ToolProcess.odsOpt(), "< " + file);
    assertTrue(run.err().startsWith("<stdin>:1:"), run.err());
  }

  @Test
  void isNotClosed() throws IOException, InterruptedException {
    assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "only Linux tells");
    assertEquals(
        new ToolRun(1, "", "ods-opt: cannot open input file '-': Bad file descriptor\n"),
        ToolProcess.run(folder, ToolProcess.odsOpt(), "<&-"));
  }
}
