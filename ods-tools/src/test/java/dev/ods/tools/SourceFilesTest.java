// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.diagnostic.SourceFile;
import dev.ods.diagnostic.SourceManager;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Diagnostics whose locations name other files than the input. */
@Tag("shared")
final class SourceFilesTest {
  /** Files by name. */
  private static final Map<String, String> FILES =
      Map.of(
          "other", "line one\n\tline two\nthree",
          "empty", "",
          "bytes", "\0a\u00ff\nb\u0080\0\r\n\u00ef\u00bb\u00bf",
          "met", "// expected-error@below {{requires one region}}\nx\n",
          "unmet",
              "// expected-error@below {{requires one region}}\nx\n  y // expected-note {{z}}\n",
          "severity", "// expected-warning@+1 {{requires}}\n\n",
          "malformed", "// expected-error-re@+1 {{{{(}}}}\nx",
          "unknown", "// expected-error@unknown {{x}}\n\n",
          "spaces", " ".repeat(1 << 20) + ".\n\n");

  /** Locations with {@code @} for the folder of the files. */
  private static final List<String> LOCATIONS =
      List.of(
          "\"@/other\":1:1",
          "\"\":1:1",
          "\"@/other\":2:3",
          "\"@/other\":2:99",
          "\"@/other\":3:6",
          "\"@/other\":9:1",
          "\"@/other\":2",
          "\"@/other\":0:1",
          "\"@/other\":1:2 to 3:4",
          "\"@/./other\":2:3",
          "\"~/other\":2:3",
          "\"name\"(\"@/other\":2:3)",
          "fused<\"m\">[unknown, \"@/other\":2:3, \"@/empty\":1:1]",
          "callsite(\"@/other\":1:6 at \"@/other\":2:4)",
          "callsite(\"@/other\":1:6 at callsite(\"@/bytes\":1:2 at \"@/none\":1:1))",
          "\"@/empty\":1:1",
          "\"@/empty\":1:2",
          "\"@/bytes\":1:1",
          "\"@/bytes\":2:3",
          "\"@/bytes\":3:1",
          "\"@/none\":1:1",
          "\"@/other/none\":1:1",
          "\"@\":1:1",
          "\"-\":1:1",
          "\"\":1",
          "\"" + "x".repeat(5000) + "\":1:1",
          "\"@/met\":2:1",
          "\"@/met\":3:1",
          "\"@/unmet\":2:1",
          "\"@/unmet\":1:1",
          "\"@/severity\":2:1",
          "\"@/malformed\":2:1",
          "\"@/unknown\":2:1",
          "\"@/spaces\":2:1",
          "callsite(\"@/met\":2:1 at \"@/unmet\":2:1)");

  private static final List<List<String>> MODES =
      List.of(
          List.of(),
          List.of("--color"),
          List.of("--split-input-file"),
          List.of("--verify-diagnostics"),
          List.of("--verify-diagnostics", "--split-input-file"),
          List.of("--verify-diagnostics=only-expected"));

  @TempDir Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue(), ISO_8859_1);
    }
  }

  private String inFolder(String text) {
    Path relative = Path.of("").toAbsolutePath().relativize(folder.toAbsolutePath());
    return text.replace("@", folder.toString()).replace("~", relative.toString());
  }

  private ToolRun ofBoth(String input, List<String> mode) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("input"), inFolder(input), ISO_8859_1);
    List<String> args = new ArrayList<>(mode);
    args.add(file.toString());
    ToolRun run = OptRun.of("", args.toArray(String[]::new));
    assertEquals(MlirOpt.run("", args.toArray(String[]::new)), run);
    return run;
  }

  private static String at(String location) {
    return "\"builtin.module\"() : () -> () loc(" + location + ")\n";
  }

  @TestFactory
  Stream<DynamicTest> linesAndExpectationsAreThoseOfMlirOpt() {
    MlirOpt.assumeInstalled();
    return LOCATIONS.stream()
        .map(location -> DynamicTest.dynamicTest(location, () -> comparesIn(at(location))));
  }

  private void comparesIn(String input) throws IOException, InterruptedException {
    for (List<String> mode : MODES) {
      ofBoth(input, mode);
    }
  }

  /** A file is scanned once, and its expectations stay for the next chunk. */
  @Test
  void chunksShareExpectations() throws IOException, InterruptedException {
    String twice = at("\"@/unmet\":2:1") + "// -----\n" + at("\"@/unmet\":2:1");
    assertEquals(
        1, ofBoth(twice, List.of("--split-input-file", "--verify-diagnostics")).exitCode());
    ofBoth(twice, List.of("--split-input-file"));
    String met = at("\"@/met\":2:1") + "// -----\n" + at("\"@/met\":2:1");
    assertEquals(
        new ToolRun(0, "// -----\n", ""),
        ofBoth(met, List.of("--split-input-file", "--verify-diagnostics")));
  }

  /** The order of files is another one. */
  @Test
  void unmetExpectationsOfAllFilesAreReported() throws IOException, InterruptedException {
    String input =
        "// expected-note {{v}}\n" + at("\"@/met\":9:1") + "// -----\n" + at("\"@/unmet\":9:1");
    Path file = Files.writeString(folder.resolve("input"), inFolder(input), ISO_8859_1);
    String[] args = {MODES.get(5).get(0), "--split-input-file", file.toString()};
    ToolRun run = OptRun.of("", args);
    assertEquals(
        MlirOpt.run("", args).err().lines().sorted().toList(), run.err().lines().sorted().toList());
    assertEquals(
        Stream.of("input:1:4", "met:1:4", "unmet:1:4", "unmet:3:8")
            .map(inFolder("@/")::concat)
            .toList(),
        run.err()
            .lines()
            .filter(line -> line.contains(": error: "))
            .map(line -> line.replaceFirst(": .*", ""))
            .toList());
  }

  /** Where the input has another name, it is another file. */
  @Test
  void theInputUnderAnotherName() throws IOException, InterruptedException {
    ofBoth(at("\"~/input\":1:5"), List.of());
    ofBoth("\n// expected-error@below {{x}}\n" + at("\"@/input\":3:5"), MODES.get(3));
    ofBoth("\n// expected-error@below {{region}}\n" + at("\"@/./input\":3:5"), MODES.get(5));
  }

  @Test
  void whatNeedNotEndIsNotRead() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    SourceManager sources = SourceFiles.of(new SourceFile("a", new byte[0])).manager();
    for (String name : List.of(pipe.toString(), "/dev/zero", "/dev/stdin", folder.toString())) {
      assertNull(assertTimeoutPreemptively(Duration.ofMinutes(1), () -> sources.file(name)), name);
    }
    for (String name : List.of("", "\0", "a\0b", "\ud800", "\udcff", "/", "\uffff")) {
      assertNull(sources.file(name), name);
    }
  }

  @Test
  void filesAreReadOnceAndUpToALimit() throws IOException {
    SourceFile input = new SourceFile("a", new byte[100]);
    SourceManager sources = SourceFiles.of(input, 10).manager();
    assertSame(input, sources.file("a"));
    String first = Files.write(folder.resolve("1"), new byte[6]).toString();
    String second = Files.write(folder.resolve("2"), new byte[5]).toString();
    String third = Files.write(folder.resolve("3"), new byte[4]).toString();
    SourceFile read = Objects.requireNonNull(sources.file(first));
    assertArrayEquals(new byte[6], read.bytes());
    assertNull(sources.file(second));
    assertNotNull(sources.file(third));
    Files.delete(Path.of(first));
    assertSame(read, sources.file(first));
  }
}
