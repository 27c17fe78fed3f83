// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Cases;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Inputs that are read while they are parsed. So are those of more than 2 GiB; here the limit is
 * zero and the buffer small.
 */
final class LargeInputTest {
  private static final Path RESOURCES = Path.of("src/test/resources/dev/ods");

  private static final List<List<String>> OPTIONS =
      List.of(
          List.of("--allow-unregistered-dialect", "--mlir-print-debuginfo"),
          List.of("--allow-unregistered-dialect", "--split-input-file", "--mlir-print-debuginfo"),
          List.of("--split-input-file", "--verify-diagnostics"),
          List.of("--no-implicit-module", "--mlir-print-op-generic"));

  /** More than a smaller buffer, or than the two lines of an error. */
  private static final String COMMENTS = "\t// a comment\n\n".repeat(1000);

  private static final String TOO_LONG =
      "the text from the start of this operation to the end of this line is too long; with all names"
          + " in scope it must fit in 2048 bytes";

  @TempDir private Path folder;

  private static ToolRun run(int buffer, String input, String... args) {
    return OptRun.of(new InputLimits(0, buffer), input.getBytes(UTF_8), args);
  }

  /** Checks that an input is read alike with a buffer of 2 KiB and without. */
  private static void check(String input, String... args) {
    ToolRun expected = OptRun.of(input, args);
    ToolRun found = run(2048, input, args);
    assertEquals(expected.err(), found.err());
    assertEquals(expected.out(), found.out());
    assertEquals(expected.exitCode(), found.exitCode());
  }

  @Test
  void testInputsAreReadAlike() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(RESOURCES)) {
      files = all.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
    for (Path file : Cases.matching("inputs", files, f -> true)) {
      byte[] input = Files.readAllBytes(file);
      InputLimits limits = new InputLimits(0, 8 * input.length + 1024);
      for (List<String> each : OPTIONS) {
        String[] args = each.toArray(String[]::new);
        ToolRun expected = OptRun.of(input, args);
        ToolRun found = OptRun.of(limits, input, args);
        assertEquals(
            expected.out() + expected.err(), found.out() + found.err(), () -> file + " " + each);
        assertEquals(expected.exitCode(), found.exitCode());
      }
    }
  }

  @Test
  void filesNeedNoCopy() throws IOException {
    Path file = folder.resolve("a.mlir");
    Files.writeString(file, "module @a {\n}\n// -----\nmodule @b {\n  x\n}\n");
    ToolRun run =
        OptRun.of(new InputLimits(3, 1024), new byte[0], file.toString(), "--split-input-file");
    assertEquals("module @a {\n}\n\n// -----\n", run.out());
    assertEquals(
        file + ":5:3: error: custom op 'x' is unknown (tried 'builtin.x' as well)\n  x\n  ^\n",
        run.err());
  }

  @Test
  void valuesAndBlocksOutlastTheBuffer() {
    StringBuilder text = new StringBuilder("\"t.first\"(%last) : (i32) -> ()\n");
    for (int i = 0; i < 20; i++) {
      text.append("%early").append(i).append(":2 = \"t.def\"() : () -> (i32, i64)\n");
    }
    text.append("\"t.region\"(%early3#1) ({\n  \"t.br\"()[^end] : () -> ()\n^next:\n");
    for (int i = 0; i < 200; i++) {
      text.append("  \"t.op\"(%early").append(i % 20).append("#0) {n = ").append(i);
      text.append("} : (i32) -> () loc(#late)\n");
    }
    text.append("^end:\n  \"t.br\"()[^next] : () -> ()\n}) : (i64) -> ()\n");
    text.append("%last = \"t.last\"() : () -> i32\n#late = loc(\"x\")\n");
    String valid = text.toString();
    String[] args = {"--allow-unregistered-dialect", "--mlir-print-debuginfo"};
    assertEquals(0, run(2048, valid, args).exitCode());
    check(valid, args);
    check(valid.replace("%last = ", ""), args);
    check(valid.replace("^end:", "^other:"), args);
    check(valid.replace("#late = loc", "#later = loc"), args);
    check(valid.replace("(%early3#1) (", "(%early3#0) ("), args);
    check(valid.replace("%last =", "%early7 ="), args);
    check(valid.replace("\"t.region\"", "\n %none, %two = \"t.region\""), args);
    check(valid.replace("}) : (i64)", "}) : (i64, i64)"), args);
    check(valid.replace("\"t.first\"(%last)", "\"t.first\"(%lost, %last, %lost)"), args);
  }

  @Test
  void commentsMayBeOfAnyLength() {
    String[] tokens = {
      "%a",
      "=",
      "\"t.a\"",
      "(",
      ")",
      "{",
      "d",
      "=",
      "dense",
      "<",
      "[",
      "1",
      ",",
      "2",
      "]",
      ">",
      ":",
      "tensor",
      "<",
      "2xi32",
      ">",
      ",",
      "s",
      "=",
      "@x",
      "::",
      "@y",
      ",",
      "o",
      "=",
      "#o<(a) b>",
      "}",
      ":",
      "(",
      ")",
      "->",
      "i32",
      "loc",
      "(",
      "\"f\"",
      ":",
      "1",
      ":",
      "2",
      ")"
    };
    for (int i = 0; i <= tokens.length; i++) {
      String before = String.join(" ", List.of(tokens).subList(0, i));
      String after = String.join(" ", List.of(tokens).subList(i, tokens.length));
      for (String end : List.of("\n\"t.b\"(%a) : (i32) -> ()\n", "\n\n x", "")) {
        String text = before + " // \"\n" + COMMENTS + after + end;
        check(text, "--allow-unregistered-dialect", "--mlir-print-debuginfo");
      }
      check(before + COMMENTS + "?" + after, "--allow-unregistered-dialect");
      check(before + COMMENTS, "--allow-unregistered-dialect");
    }
  }

  @Test
  void commentsMayBeWhereTheLexerReturnsTo() {
    String rest = "memref<2xi32>\n\n  %1 = memref.get_global @y : memref<3xi32> x\n";
    String text = "%0 = memref.get_global @x : // \n" + COMMENTS + rest;
    check(text);
    check(text.replace(" x\n", "\n") + "?");
    check(text.replace("2xi32", "2xi33>, memref<2xf32"));
  }

  @Test
  void reportsWhatDoesNotFitInTheBuffer() {
    String op = "\"t.a\"() : () -> ()\n";
    String entries = "  0,\n".repeat(1000);
    String names = "%a_value".repeat(4).replace("%", "") + "%d = \"t.def\"() : () -> i32\n";
    StringBuilder values = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      values.append('%').append(String.format(Locale.ROOT, names, i));
    }
    for (String text :
        List.of(
            op + "\"t.b\"() {a = [\n" + entries + "  0]} : () -> ()\n" + op,
            op + "\"t.b\"() {a = #t<[\n" + entries + "  0]>} : () -> ()\n" + op,
            op + "\"t.b\"() {a = \"" + "x".repeat(3000) + "\"} : () -> ()\n" + op,
            op + op + "// " + "x".repeat(3000) + "\n" + op,
            values + op)) {
      ToolRun run = run(2048, text, "--allow-unregistered-dialect");
      assertEquals("", run.out());
      String[] error = run.err().split("\n", 4);
      assertTrue(error[0].matches("<stdin>:[0-9]+:1: error: " + TOO_LONG), run.err());
      int line = Integer.parseInt(error[0].split(":", 3)[1]);
      assertEquals(text.split("\n", line + 1)[line - 1], error[1]);
      assertEquals("^", error[2]);
      assertEquals("", error[3]);
    }
  }

  @Test
  void resourcesAreClearedFromTheBuffer() {
    StringBuilder text = new StringBuilder("\"t.a\"() : () -> ()\n{-#\n  external_resources: {\n");
    text.append("    x: {\n");
    for (int i = 0; i < 100; i++) {
      text.append("      k").append(i).append(": \"0x01000000").append("ab".repeat(100));
      text.append(i < 99 ? "\",\n" : "\"\n");
    }
    String valid = text + "    }\n  }\n#-}\n";
    assertEquals(0, run(2048, valid, "--allow-unregistered-dialect").exitCode());
    check(valid, "--allow-unregistered-dialect");
    check(text + "    ,}\n", "--allow-unregistered-dialect");
  }

  @Test
  void bytesThatAreNotAsciiAreReadAlike() {
    String text = "\"t.\u00e9\"() : () -> ()\r\n".repeat(300) + "x";
    check(new String(text.getBytes(UTF_8), ISO_8859_1), "--allow-unregistered-dialect");
  }
}
