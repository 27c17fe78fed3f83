// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ods.testing.Share;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Wrong rewrite patterns, in groups that are compiled at once: the file {@code wrong-patterns.txt}
 * has each error below its line, with the marked text, and nothing else is reported.
 */
class WrongPatternsTest {
  private static final int MISTAKES = 100;

  @TempDir static Path work;

  /** The declarations of a set, and what is wrong with them by the number of the line. */
  private record Group(String title, String source, List<String> errors) {}

  @TestFactory
  Stream<DynamicTest> javacReports() {
    return Share.of(groups()).stream()
        .map(
            group ->
                dynamicTest(
                    group.title(),
                    () -> assertEquals(lines(group.errors()), lines(javac(group.source())))));
  }

  @TestFactory
  Stream<DynamicTest> eclipseReports() {
    return Share.of(groups()).stream()
        .map(
            group ->
                dynamicTest(
                    group.title(),
                    () -> assertEquals(lines(group.errors()), lines(eclipse(group)))));
  }

  @Test
  void coversManyMistakes() {
    Set<String> distinct = new HashSet<>();
    for (Group group : groups()) {
      for (String error : group.errors()) {
        distinct.add(error.substring(error.indexOf(' ')));
      }
    }
    assertTrue(distinct.size() >= MISTAKES, distinct.size() + " mistakes");
  }

  private static String lines(List<String> errors) {
    return String.join("\n", errors);
  }

  private static List<String> javac(String source) {
    // javac indents all lines but the first.
    return sorted(Snippets.errors(Snippets.compile(source)).stream(), 4);
  }

  private static List<String> eclipse(Group group) throws IOException {
    return sorted(
        EclipseSnippets.compile(
                work.resolve(group.title().replace(' ', '-')),
                group.source(),
                problem -> problem.getKind() == Diagnostic.Kind.ERROR)
            .stream()
            .map(error -> error.getLineNumber() - 1 + ": " + Snippets.message(error)),
        2);
  }

  /** Messages without the indentation of the marked texts, by line and then by text. */
  private static List<String> sorted(Stream<String> errors, int indentation) {
    return errors
        .map(
            error ->
                error
                    .lines()
                    .map(line -> line.startsWith("  ") ? line.substring(indentation) : line)
                    .map(String::stripTrailing)
                    .collect(joining("\n")))
        .sorted(
            Comparator.comparing((String error) -> Integer.valueOf(error.split(":", 2)[0]))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  // --- The file.

  private static List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    String ops = "";
    for (String part : text().split("(?m)^=== ", -1)) {
      String title = part.lines().findFirst().orElse("");
      String body = part.substring(Math.min(title.length() + 1, part.length()));
      if (title.equals("operations")) {
        // On one line, so that the set begins in the second one.
        ops = body.strip().replace("\n", " ") + "\n";
      } else if (!title.isEmpty()) {
        groups.add(group(title, ops + "@PatternSet(TDialect.class) interface Rules {\n", body));
      }
    }
    return groups;
  }

  private static Group group(String title, String head, String body) {
    List<String> errors = new ArrayList<>();
    List<String> lines = Arrays.asList(body.split("\n", -1));
    int wrong = 0;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("// [")) {
        errors.add(wrong + 3 + ": " + line.substring(3));
      } else if (line.startsWith("//")) {
        int last = errors.size() - 1;
        errors.set(last, errors.get(last) + "\n" + line.substring(Math.min(3, line.length())));
      } else {
        wrong = i;
      }
    }
    return new Group(title, head + body + "}\n", sorted(errors.stream(), 2));
  }

  private static String text() {
    try (InputStream in = WrongPatternsTest.class.getResourceAsStream("wrong-patterns.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
