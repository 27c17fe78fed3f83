// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dialects that a property lists are those of the class path. */
final class ListedDialectsTest {
  private static final String ARITH = "dev.ods.dialects.arith.ArithDialectDefinition";

  @TempDir private Path folder;

  private ToolRun run(String definitions, String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(ToolProcess.odsOpt(args));
    command.add(1, "-Dods.definitions=" + definitions);
    return ToolProcess.run(folder, command, "< /dev/null");
  }

  @Test
  void onlyTheseAreLoaded() throws IOException, InterruptedException {
    ToolRun run = run(ARITH + ",dev.ods.dialects.cf.CfDialectDefinition", "--show-dialects");
    assertEquals("Available Dialects: arith,builtin,cf\n", run.out());
  }

  @Test
  void aFileMayListThem() throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("dialects"), "# One:\n" + ARITH + " # integers\n");
    ToolRun run = run("@" + file, "--show-dialects");
    assertEquals("Available Dialects: arith,builtin\n", run.out());
    assertEquals(
        "ods-opt: cannot read the file that the property ods.definitions names:"
            + " java.nio.file.NoSuchFileException: no such\n",
        run("@no such").err());
  }

  @Test
  void allAreSearchedIfNoneIsListed() throws IOException, InterruptedException {
    String searched = ToolProcess.run(folder, ToolProcess.odsOpt("--show-dialects"), "").out();
    assertEquals(searched, run("", "--show-dialects").out());
  }

  @Test
  void whatIsNoDialectIsAnError() throws IOException, InterruptedException {
    ToolRun run = run(ARITH + ",no.Such");
    assertEquals(
        "ods-opt: cannot load a dialect that the property ods.definitions names:"
            + " java.lang.ClassNotFoundException: no.Such\n",
        run.err());
    assertEquals(1, run.exitCode());
    assertEquals(1, run("java.lang.String").exitCode());
  }
}
