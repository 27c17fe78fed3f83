// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Regular expressions in {@code expected-error-re} mean what they mean in {@code mlir-opt}. */
final class PosixRegexTest {
  private static final Path TABLE = Path.of("src/test/resources/dev/ods/tools/regexes.txt");
  private static final String[] ARGS = {
    "--allow-unregistered-dialect", "--split-input-file", "--verify-diagnostics"
  };

  /** A line of the table. */
  private record Case(String regex, String verdict) {
    static Case parse(String line) {
      int tab = line.indexOf('\t');
      return new Case(line.substring(0, tab), line.substring(tab + 1));
    }

    String input() {
      return "\"a.b\"() : (i32) -> ()\n// expected-error-re@-1 {{{{" + regex + "}}}}\n";
    }
  }

  private static List<Case> cases() throws IOException {
    List<Case> cases;
    try (Stream<String> lines = Files.lines(TABLE)) {
      cases = lines.filter(line -> !line.startsWith("#")).map(Case::parse).toList();
    }
    assertFalse(cases.isEmpty());
    return cases;
  }

  @TestFactory
  Stream<DynamicTest> hasTheRecordedVerdict() throws IOException {
    return cases().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.regex(), () -> assertEquals(one.verdict(), verdict(one.input()))));
  }

  private static String verdict(String input) {
    ToolRun run = OptRun.of(input, ARGS);
    if (run.exitCode() == 0) {
      return "found";
    }
    String mark = "error: invalid regex: ";
    int at = run.err().indexOf(mark);
    return at < 0
        ? "not found"
        : run.err().substring(at + mark.length()).lines().findFirst().orElseThrow();
  }

  @Test
  void reportsWhatMlirOptReports() throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    String input = cases().stream().map(Case::input).collect(Collectors.joining("// -----\n"));
    String bytes = new String(input.getBytes(UTF_8), ISO_8859_1);
    assertEquals(MlirOpt.run(bytes, ARGS), OptRun.of(input, ARGS));
  }

  @Test
  void noByteIsInBothASetAndItsComplement() throws PosixRegex.MalformedRegexException {
    String none = PosixRegex.translate("[^[:cntrl:][:print:]\0\u0080-\u00FF]*x");
    assertTrue("ax".matches("a" + none));
    assertFalse("aax".matches("a" + none));
  }

  @Test
  void findsRepeatedGroupsInLongMessages() {
    String name = "xy".repeat(50_000);
    String input =
        "\"t.x\"() {a = #" + name + "} : () -> ()\n// expected-error-re@-1 {{id {{.(x|y)+.$}}}}\n";
    assertEquals(new ToolRun(0, "", ""), OptRun.of(input, ARGS));
  }
}
