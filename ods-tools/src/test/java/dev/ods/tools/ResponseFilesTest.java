// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arguments {@code @FILE}; what is expected was observed with {@code mlir-opt} 22. */
final class ResponseFilesTest {
  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return "@" + Files.writeString(folder.resolve(name), text);
  }

  private static void expands(List<String> expected, String... args) throws ToolException {
    assertArrayEquals(expected.toArray(new String[0]), ResponseFiles.expand(args));
  }

  /** In the text, a bar stands for a space, and a comma separates the words that are expected. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "a|b||c; a,b,c",
        "'a|b'\"|c\"|d; a|b|c,d",
        "a\\|b|\\\\c|\\'d; a|b,\\c,'d",
        "'a\\'b'|\"c\\\"d'\"; a'b,c\"d'",
        "''|\"\"|x''y; xy",
        "\"never|closed; never|closed",
        "last\\; last\\",
        "#|no|comment; #,no,comment"
      })
  void wordsAreQuotedAsByGnu(String text, String expected) {
    List<String> words = List.of(expected.replace("|", " ").split(",", -1));
    assertEquals(words, ResponseFiles.tokens(text.replace("|", " ")));
    assertEquals(
        words, ResponseFiles.tokens("\n\t " + text.replace("||", "\r\n").replace("|", " ")));
  }

  /** Words of a file are C strings. */
  @Test
  void wordsEndBeforeANul() throws Exception {
    expands(List.of("--a", "", "c", "x y"), file("nul", "--a\0b \0 c\0\0 'x y\0'"));
  }

  @Test
  void filesMayBeNestedAndRepeated() throws Exception {
    String inner = file("inner", "b c");
    String outer = file("outer", "a " + inner + " d\n" + inner);
    expands(List.of("x", "a", "b", "c", "d", "b", "c", "y"), "x", outer, "y");
    expands(List.of(), file("empty", " \n"));
    expands(List.of("a"), "a");
  }

  @Test
  void byteOrderMarksAreNoPartOfAnArgument() throws Exception {
    expands(List.of("-h"), file("utf8", "\uFEFF-h"));
    for (var charset : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      Path path = folder.resolve(charset.name());
      Files.write(path, "\uFEFF-h é".getBytes(charset));
      expands(List.of("-h", "é"), "@" + path);
    }
  }

  @Test
  void whatNamesNoFileIsKept() throws Exception {
    String missing = "@" + folder.resolve("missing");
    expands(List.of(missing, "-@", "@\0"), missing, "-@", "@\0");
  }

  @Test
  void aFileThatContainsItselfIsRefused() throws Exception {
    String first = file("first", "@" + folder.resolve("second"));
    file("second", "a @" + folder.resolve("first"));
    assertEquals(
        "recursive expansion of: '" + first.substring(1) + "'",
        assertThrows(ToolException.class, () -> ResponseFiles.expand(first)).getMessage());
  }

  @Test
  void aFolderIsRefused() {
    String message =
        assertThrows(ToolException.class, () -> ResponseFiles.expand("@" + folder)).getMessage();
    assertTrue(message.startsWith("cannot open file '" + folder + "': "), message);
  }

  @Test
  void theToolReadsThem() throws Exception {
    String options = file("options", "--allow-unregistered-dialect\n--split-input-file='// a b'");
    OptCommandLine.Run run = (OptCommandLine.Run) OptCommandLine.parse(options, "in.mlir");
    assertEquals(new OptOptions.Input("in.mlir", true, true, "// a b"), run.options().input());
  }
}
