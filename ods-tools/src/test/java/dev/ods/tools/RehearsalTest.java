// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the JVM loads for the samples with which the start scripts record archives of classes. */
final class RehearsalTest {
  /**
   * Classes of the JDK whose first use takes as long as reading ten thousand operations: the
   * methods of a record are method handles, which classes are generated for, and formats load
   * locales.
   */
  private static final Set<String> SLOW =
      Set.of("java.lang.runtime.ObjectMethods", "java.util.Formatter");

  private static final Path SAMPLES = Path.of("../ods-dialects/src/main/mlir");

  @TempDir private Path folder;

  private Set<String> loadedBy(List<String> command) throws IOException, InterruptedException {
    Path log = folder.resolve("classes");
    List<String> logged = new ArrayList<>(command);
    logged.add(1, "-Xlog:class+load:file=" + log + ":none");
    ToolRun run = ToolProcess.run(folder, logged, "< /dev/null");
    assertTrue(run.exitCode() <= 1, run.err());
    Set<String> classes = new TreeSet<>();
    for (String line : Files.readAllLines(log)) {
      classes.add(line.substring(0, line.indexOf(' ')));
    }
    return classes;
  }

  private static List<String> rehearsal(Path... samples) {
    List<String> command = new ArrayList<>(ToolProcess.odsOpt());
    command.set(command.indexOf(OdsOpt.class.getName()), Rehearsal.class.getName());
    List.of(samples).forEach(sample -> command.add(sample.toString()));
    return command;
  }

  @Test
  void noSampleNeedsWhatIsSlowToStart() throws IOException, InterruptedException {
    for (String sample : List.of("constructs.mlir", "errors.mlir")) {
      Set<String> slow =
          loadedBy(ToolProcess.odsOpt("--split-input-file", SAMPLES.resolve(sample).toString()));
      slow.retainAll(SLOW);
      assertEquals(Set.of(), slow, sample);
    }
  }

  @Test
  void aRehearsalLoadsWhatRunsLoad() throws IOException, InterruptedException {
    Path constructs = SAMPLES.resolve("constructs.mlir");
    Path errors = SAMPLES.resolve("errors.mlir");
    Set<String> rehearsed = loadedBy(rehearsal(constructs, errors));
    for (Path sample : List.of(constructs, errors)) {
      Set<String> missing = loadedBy(ToolProcess.odsOpt(sample.toString()));
      missing.removeAll(rehearsed);
      // The names of generated classes have numbers in them.
      missing.removeIf(name -> !name.startsWith("dev.ods.") || name.contains("Lambda"));
      assertEquals(Set.of(), missing, sample.toString());
    }
  }

  @Test
  void theSamplesAreWhatTheyAreCalled() throws IOException, InterruptedException {
    assertEquals(0, run("constructs.mlir").exitCode());
    ToolRun errors = run("errors.mlir");
    long parts = Files.readString(SAMPLES.resolve("errors.mlir")).split("// -----\n", -1).length;
    long reported = errors.err().lines().filter(line -> line.contains(": error: ")).count();
    assertEquals(1, errors.exitCode());
    assertTrue(reported >= parts, errors.err());
  }

  private ToolRun run(String sample) throws IOException, InterruptedException {
    String file = SAMPLES.resolve(sample).toString();
    return ToolProcess.run(folder, ToolProcess.odsOpt("--split-input-file", file), "< /dev/null");
  }

  @Test
  void whatCannotBeReadIsNotRehearsed() throws IOException, InterruptedException {
    assertEquals(
        1, ToolProcess.run(folder, rehearsal(Path.of("no such")), "< /dev/null").exitCode());
  }
}
