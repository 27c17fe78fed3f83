// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Output that cannot be written is an error; tested in processes with real streams. */
@Tag("shared")
@DisabledOnOs(OS.WINDOWS)
final class UnwritableOutputTest {
  private static final Path FULL = Path.of("/dev/full");
  private static final String NO_SPACE =
      "ods-opt: cannot write the standard output: No space left on device\n";
  private static final String NEAR_MISS = "module {}\n// ---\nmodule {}\n";

  /** More than fits a pipe's buffer. */
  private static final int MANY = 20_000;

  @TempDir private Path folder;
  private String small = "";
  private String large = "";
  private String warned = "";

  @BeforeAll
  static void thereIsAFullDevice() {
    assumeTrue(Files.exists(FULL), "there is no " + FULL);
  }

  @BeforeEach
  void writeInputs() throws IOException {
    small = write("small.mlir", "module @a {}\n// -----\nmodule @b {}\n");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < MANY; i++) {
      text.append("func.func private @f").append(i).append("()\n");
    }
    large = write("large.mlir", text.toString());
    warned = write("warned.mlir", NEAR_MISS);
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private ToolRun run(String redirections, String... args)
      throws IOException, InterruptedException {
    return ToolProcess.run(folder, ToolProcess.odsOpt(args), redirections);
  }

  @TestFactory
  Stream<DynamicTest> aFullDeviceIsAnError() {
    return Stream.of(
            List.of(small),
            List.of(large),
            List.of("--split-input-file", small),
            List.of("--show-dialects"),
            List.of("--help"),
            List.of("--version"),
            List.of("--generate-completion"))
        .map(
            args ->
                DynamicTest.dynamicTest(
                    args.get(0).replace(folder.toString(), ""),
                    () ->
                        assertEquals(
                            new ToolRun(1, "", NO_SPACE),
                            run("> " + FULL, args.toArray(String[]::new)))));
  }

  @Test
  void aFullDeviceMayAlsoBeNamed() throws IOException, InterruptedException {
    for (String input : List.of(small, large)) {
      assertEquals(
          new ToolRun(1, "", "ods-opt: cannot write '/dev/full': No space left on device\n"),
          run("", input, "-o", FULL.toString()));
    }
    assertTrue(Files.exists(FULL));
  }

  @Test
  void aClosedOutputIsAnError() throws IOException, InterruptedException {
    assertEquals(
        new ToolRun(1, "", "ods-opt: cannot write the standard output: Bad file descriptor\n"),
        run(">&-", small));
  }

  @Test
  void closingThePipeEndsTheToolSilently() throws IOException, InterruptedException {
    ToolRun run = ToolProcess.runWithoutReader(folder, ToolProcess.odsOpt(large));
    assertEquals(new ToolRun(141, "m", ""), run);
    assertEquals(
        run, ToolProcess.runWithoutReader(folder, ToolProcess.odsOpt(large, "-o", "/dev/stdout")));
    if (MlirOpt.isInstalled()) {
      assertEquals(run, ToolProcess.runWithoutReader(folder, MlirOpt.command(large)));
    }
  }

  @Test
  void errorsThatCannotBeWrittenMakeTheRunFail() throws IOException, InterruptedException {
    ToolRun plain = run("", "--split-input-file", warned);
    assertEquals(0, plain.exitCode());
    assertTrue(plain.err().contains("warning: near miss"), plain.err());
    ToolRun expected = new ToolRun(1, plain.out(), "");
    assertEquals(expected, run("2> /dev/full", "--split-input-file", warned));
    if (MlirOpt.isInstalled()) {
      List<String> mlirOpt = MlirOpt.command("--split-input-file", warned);
      assertEquals(expected, ToolProcess.run(folder, mlirOpt, "2> /dev/full"));
    }
  }

  @Test
  void mlirOptFailsToo() throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    for (String redirection : List.of("> /dev/full", ">&-")) {
      ToolRun theirs = ToolProcess.run(folder, MlirOpt.command(small), redirection);
      assertEquals(run(redirection, small).exitCode(), theirs.exitCode());
      assertTrue(theirs.err().contains("IO failure on output stream"), theirs.err());
    }
  }
}
