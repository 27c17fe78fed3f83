// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests without cases fail. */
final class CasesTest {
  @TempDir Path folder;

  @Test
  void filtersWithoutMatchesFail() {
    assertEquals(List.of(2), Cases.matching("even numbers", List.of(1, 2, 3), n -> n % 2 == 0));
    AssertionError e =
        assertThrows(
            AssertionError.class,
            () -> Cases.matching("large numbers", List.of(1, 2, 3), n -> n > 3));
    assertEquals("nothing to test: no large numbers", e.getMessage());
  }

  @Test
  void theCorpusIsAFileNotADirectory() {
    UncheckedIOException e = assertThrows(UncheckedIOException.class, () -> Corpus.read(folder));
    assertEquals(
        "cannot read the corpus "
            + folder.toAbsolutePath()
            + ", which is a directory: give the absolute path of the file mlir-corpus.jsonl.gz",
        e.getMessage());
  }

  @Test
  void directoriesWithoutFilesFail() throws IOException {
    Files.createFile(folder.resolve("b.mlir"));
    Files.createFile(folder.resolve("a.mlir"));
    assertEquals(
        List.of(folder.resolve("a.mlir"), folder.resolve("b.mlir")), Cases.files(folder, ".mlir"));
    assertThrows(AssertionError.class, () -> Cases.files(folder, ".txt"));
  }

  @Test
  void casesOfACorpusHaveFields() throws IOException {
    Path file = folder.resolve("corpus.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(
          """
          {"id": "a", "kind": "valid", "fixedPoint": true, "dialects": ["x", "y"]}
          {"id": "b", "kind": "valid", "fixedPoint": false}
          {"id": "c", "kind": "invalid", "line": 5}
          """
              .getBytes(StandardCharsets.UTF_8));
    }
    List<CorpusCase> all = Corpus.read(file);
    assertEquals(List.of("a", "b", "c"), all.stream().map(CorpusCase::id).toList());
    assertEquals(List.of(true, false, false), all.stream().map(CorpusCase::isValid).toList());
    assertEquals(List.of("x", "y"), all.get(0).texts("dialects"));
    assertEquals(List.of(), all.get(1).texts("dialects"));
    assertEquals("5", all.get(2).text("line"));
    assertEquals("", all.get(0).text("line"));
  }

  @Test
  void missingCorpusIsAnError() {
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> Corpus.read(folder.resolve("nothing")));
    assertEquals(
        "cannot read the corpus "
            + folder.resolve("nothing")
            + ": give the absolute path of the file mlir-corpus.jsonl.gz",
        e.getMessage());
  }
}
