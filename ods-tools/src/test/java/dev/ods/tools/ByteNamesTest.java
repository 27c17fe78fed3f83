// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Names and texts are bytes: wherever {@code mlir-opt} accepts arbitrary ones, no byte is lost, and
 * odd names are accepted or rejected with the same message. Texts have one character per byte.
 */
@Tag("shared")
final class ByteNamesTest {
  private static final String ALLOW = "--allow-unregistered-dialect";

  private static final List<List<String>> FORMS =
      List.of(
          List.of("--mlir-print-op-generic", "--mlir-print-local-scope", "--mlir-print-debuginfo"),
          List.of("--mlir-print-debuginfo"),
          List.of("--mlir-print-debuginfo", "--mlir-pretty-debuginfo"),
          List.of("--mlir-use-nameloc-as-prefix"));

  /**
   * Inputs with {@code $} for a string literal, and {@code ~} for another one with one more byte.
   */
  private static final Map<String, String> POSITIONS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("operation", "$() : () -> ()"),
              Map.entry("attribute", "\"t.o\"() {$ = 1 : i32, b = 2} : () -> ()"),
              Map.entry("property", "\"t.o\"() <{$ = 1 : i32, ~}> : () -> ()"),
              Map.entry("entry", "\"t.o\"() {a = {\"\\EE\" = 0 : i1, $ = 1 : i32, ~}} : () -> ()"),
              Map.entry("string", "\"t.o\"() {a = $, b = [~ : i32]} : () -> ()"),
              Map.entry("strings", "\"t.o\"() {a = dense<[$, ~]> : tensor<2x!s.s>} : () -> ()"),
              Map.entry("symbol", "module @$ {}"),
              Map.entry("reference", "\"t.o\"() {a = @$::@~} : () -> ()"),
              Map.entry("opaque attribute", "\"t.o\"() {a = #foo<$>, b = #foo.bar<~>} : () -> ()"),
              Map.entry("opaque type", "\"t.o\"() : () -> (!foo<$>, !foo.bar<~>)"),
              Map.entry("encoding", "\"t.o\"() : () -> (tensor<2xi8, $>, memref<2xi8, ~>)"),
              Map.entry("file", "\"t.o\"() : () -> () loc($:1:2 to 3:4)"),
              Map.entry("named location", "%0 = \"t.o\"() : () -> i1 loc($(~:1:2))"),
              Map.entry("metadata", "\"t.o\"() : () -> () loc(fused<$>[\"f\":1:2, ~])"),
              Map.entry("resource", "{-# external_resources: {a: {b: $}} #-}"),
              Map.entry(
                  "resource's key",
                  "\"t.o\"() {a = dense_resource<$> : tensor<1xi8>} : () -> ()\n"
                      + "{-# dialect_resources: {builtin: {$: \"0x0800000001\"}} #-}"),
              Map.entry("undefined symbol", "\"t.o\"() {a = #foo.b<$> : !undefined} : () -> ()"),
              Map.entry("unknown operation", "\"builtin.\\22\"() {a = $} : () -> ()"),
              Map.entry("duplicate", "\"t.o\"() {$ = 1, $ = 2} : () -> ()")));

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  @TestFactory
  Stream<DynamicTest> preservesAllBytes() {
    return POSITIONS.entrySet().stream()
        .map(one -> DynamicTest.dynamicTest(one.getKey(), () -> preservesAllBytes(one.getValue())));
  }

  private static void preservesAllBytes(String position) throws IOException, InterruptedException {
    Random random = new Random(position.hashCode());
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      byte[] bytes = randomBytes(random);
      input.append(i == 0 ? "" : "\n// -----\n");
      input.append(
          position
              .replace("~", literal(bytes, "x", random))
              .replace("$", literal(bytes, "", random)));
    }
    for (List<String> form : FORMS) {
      String[] args =
          Stream.concat(Stream.of(ALLOW, "--split-input-file"), form.stream())
              .toArray(String[]::new);
      ToolRun ours = OptRun.of(input.toString().getBytes(ISO_8859_1), args);
      assertEquals(MlirOpt.run(input.toString(), args), ours);
    }
  }

  /** One to six bytes, many of which start, continue or truncate a UTF-8 character. */
  private static byte[] randomBytes(Random random) {
    byte[] telling = "\u0080\u00a0\u00bf\u00c3\u00ed\u00f0\u00ff \"\\a.1".getBytes(ISO_8859_1);
    byte[] bytes = new byte[1 + random.nextInt(6)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] =
          random.nextBoolean()
              ? telling[random.nextInt(telling.length)]
              : (byte) (1 + random.nextInt(255));
    }
    return bytes;
  }

  /** A literal of these bytes, verbatim or escaped, and a word. */
  private static String literal(byte[] bytes, String word, Random random) {
    StringBuilder literal = new StringBuilder("\"");
    for (byte one : bytes) {
      char c = (char) (one & 0xFF);
      // Placeholders, and characters that literals cannot contain, must be escaped.
      boolean escape = "\"\\\n\u000b\f$~".indexOf(c) >= 0 || random.nextInt(3) == 0;
      literal.append(escape ? String.format("\\%02x", (int) c) : String.valueOf(c));
    }
    return literal.append(word).append('"').toString();
  }

  private static final List<String> ODD_NAMES =
      List.of(
          "",
          "a",
          ".",
          "x..y",
          ".x",
          "x.",
          " ",
          "a.b.c",
          "\u00ff",
          "a.\u00ff",
          "a\u00ff.b",
          "\u00c3\u00a9.\u00c3\u00a9",
          "a\u0000b",
          "\\00",
          "a\\00b",
          "a.\\22",
          "a\\0A.b",
          "a\\\\",
          "a\tb",
          "\"",
          "\\22",
          "\\zz",
          "builtin",
          "builtin.",
          "builtin..",
          "builtin.foo",
          "builtin.module.x",
          "builtin\\2Emodule",
          "\\62uiltin.",
          "builtin\u00ff.x",
          ".builtin");

  /** With an option, and with one that changes nothing. */
  @ParameterizedTest
  @ValueSource(strings = {ALLOW, "--color=0"})
  void oddOperationNames(String option) throws IOException, InterruptedException {
    String input =
        MlirOpt.joined(ODD_NAMES.stream().map(name -> "\"" + name + "\"() : () -> ()").toList());
    String[] args = {option, "--split-input-file"};
    assertEquals(MlirOpt.run(input, args), OptRun.of(input.getBytes(ISO_8859_1), args));
  }

  /** Not split, which copies the text. */
  @Test
  void oddOperationNamesOfAWholeInput() throws IOException, InterruptedException {
    String input = "\"a\u0000b\"() : () -> ()\n\"a.\u00ff\"() : () -> ()\n";
    assertEquals(MlirOpt.run(input, ALLOW), OptRun.of(input.getBytes(ISO_8859_1), ALLOW));
  }

  /** An empty name is another one in some forms of a location, but not in all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\":1:2",
        "\"\":0:0",
        "\"\":1",
        "\"\":0",
        "\"\":4294967295:4294967295",
        "\"\":4294967295",
        "\"\":1:2 to :2",
        "\"\":1:2 to 1:2",
        "\"\":1:2 to :4",
        "\"\":1:2 to 3:4",
        "\"\"",
        "\"\"(\"\":1:1)",
        "callsite(\"\":1:1 at \"-\":1:1)",
        "fused<\"\">[\"\":1:1, \"-\":1:1, \"\":1]"
      })
  void emptyFileNames(String location) throws IOException, InterruptedException {
    String input =
        "\"a.b\"() {x = loc(%s), y = loc(\"-\":1:2)} : () -> () loc(%s)"
            .formatted(location, location);
    for (List<String> form : FORMS) {
      String[] args = Stream.concat(Stream.of(ALLOW), form.stream()).toArray(String[]::new);
      assertEquals(MlirOpt.run(input, args), OptRun.of(input, args));
    }
  }

  @Test
  void oddCustomOperationNames() throws IOException, InterruptedException {
    String input =
        MlirOpt.joined(List.of("builtin.", "builtin", "builtin.foo", "a.b", "module", "x"));
    List<String> errors = errors(MlirOpt.run(input, ALLOW, "--split-input-file"));
    assertEquals(6, errors.size());
    assertEquals(errors, errors(OptRun.of(input, ALLOW, "--split-input-file")));
  }

  /** Without the notes, which name the loaded dialects: these differ. */
  private static List<String> errors(ToolRun run) {
    return run.err().lines().filter(line -> line.contains(": error: ")).toList();
  }
}
