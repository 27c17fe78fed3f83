// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.Share;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The formats that MLIR tests {@code mlir-tblgen} with, over declarations of the same members: what
 * it rejects is rejected, with its message, and what it accepts is accepted. The files have the
 * names that the operations have there (op-format-invalid.td, op-format-verify.td and
 * op-format-spec.td) and the messages of {@code mlir-tblgen} 22; that of {@code
 * OptionalAttrOutsideGroup} is of version 24, as 22 accepts it.
 */
final class MlirFormatsTest {
  /** An operation of a file: its annotations, members and format, and MLIR's first message. */
  private record Row(
      String name,
      String upstream,
      String annotations,
      String members,
      String format,
      String message) {
    List<String> mistakes() {
      return FormatMistakes.of(annotations, format, members).stream()
          .map(mistake -> mistake.substring(mistake.indexOf(": ") + 2))
          .toList();
    }

    /** Whether a mistake has MLIR's words, which a hint may follow. */
    boolean isIn(String mistake) {
      // MLIR doubles a word of two messages.
      String words = message.replace(" can can ", " can ");
      return mistake.equals(words) || mistake.startsWith(words + ";");
    }
  }

  /** What is rejected: how many operations, how many of them with MLIR's message, and the rest. */
  @Test
  void wrongFormatsAreRejected() {
    // Properties that are no attributes cannot be declared, so attributes stand for them.
    assertRejected(
        "wrong.txt",
        "101 of 101, 99 with the same message",
        "VariableInvalidO: attribute 'prop' is already bound; name it once",
        "VariableInvalidP: attribute 'prop' must be bound before it is referenced");
  }

  @Test
  void ambiguousFormatsAreRejected() {
    assertRejected("ambiguous.txt", "17 of 17, 17 with the same message");
  }

  private static void assertRejected(String file, String... expected) {
    List<Row> rows = rows(file);
    int rejected = 0;
    List<String> others = new ArrayList<>();
    for (Row row : rows) {
      List<String> mistakes = row.mistakes();
      rejected += mistakes.isEmpty() ? 0 : 1;
      if (mistakes.stream().noneMatch(row::isIn)) {
        others.add(row.name() + ": " + (mistakes.isEmpty() ? "accepted" : mistakes.get(0)));
      }
    }
    List<String> found = new ArrayList<>();
    int same = rows.size() - others.size();
    found.add(rejected + " of " + rows.size() + ", " + same + " with the same message");
    found.addAll(others);
    assertEquals(String.join("\n", expected), String.join("\n", found));
  }

  @Test
  void thereAreAsManyValidFormatsAsInMlir() {
    assertEquals(34 + 4, rows("valid.txt").size());
  }

  @TestFactory
  Stream<DynamicTest> validFormatsAreAccepted() {
    return rows("valid.txt").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.name(), () -> assertEquals(List.of(), row.mistakes(), row::format)));
  }

  /**
   * Each kind of element as the anchor of an optional group, and each kind of attribute before a
   * colon, with the verdict of mlir-tblgen. {@code CustomReference} is accepted there, but the code
   * that is written does not compile.
   */
  @TestFactory
  Stream<DynamicTest> verdictsAreThoseOfMlir() {
    return judged().map(row -> DynamicTest.dynamicTest(row.name(), () -> assertSameVerdict(row)));
  }

  private static Stream<Row> judged() {
    return Stream.of("anchors.txt", "colons.txt").flatMap(file -> Share.of(rows(file)).stream());
  }

  @TestFactory
  Stream<DynamicTest> verdictsAreGivenByMlir() {
    return judged()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.name(),
                    () ->
                        assertEquals(
                            row.message(),
                            TblgenFormats.firstError(row.upstream(), row.format()))));
  }

  private static void assertSameVerdict(Row row) {
    List<String> mistakes = row.mistakes();
    if (row.name().equals("CustomReference")) {
      assertEquals(
          List.of("only variables and types can be used to anchor an optional group"), mistakes);
      return;
    }
    boolean same =
        row.message().isEmpty() ? mistakes.isEmpty() : mistakes.stream().anyMatch(row::isIn);
    assertEquals(List.of(row.message()), same ? List.of(row.message()) : mistakes, row::format);
  }

  private static List<Row> rows(String file) {
    return Stream.of(text(file).split("\n\n", -1)).map(MlirFormatsTest::row).toList();
  }

  private static Row row(String text) {
    List<String> lines = text.lines().map(String::strip).toList();
    return new Row(
        lines.get(0).substring("op ".length()),
        field(lines, "mlir:"),
        lines(lines, line -> line.startsWith("@") && !line.endsWith(";")),
        lines(lines, line -> line.endsWith(";") || line.startsWith("static ")),
        field(lines, "format:"),
        field(lines, "error:"));
  }

  private static String lines(List<String> lines, Predicate<String> which) {
    return lines.stream().filter(which).collect(joining("\n"));
  }

  private static String field(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()).strip())
        .findFirst()
        .orElse("");
  }

  private static String text(String file) {
    try (InputStream in = MlirFormatsTest.class.getResourceAsStream("formats/" + file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
