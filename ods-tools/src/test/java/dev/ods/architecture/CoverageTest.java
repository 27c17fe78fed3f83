// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.architecture.CoveragePage.Row;
import dev.ods.architecture.CoveragePage.Section;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/ods-coverage.md} has all sections of the specification in their order, and each row
 * of its tables a test that exists. The documents are not part of the repository; {@code
 * sections.txt} has their titles.
 */
final class CoverageTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Path DOCS = ROOT.resolve("docs");
  private static final Path ANNOTATIONS =
      ROOT.resolve("ods-annotations/src/main/java/dev/ods/annotation");

  private static final Pattern TEST = Pattern.compile("\\[`(\\w+)\\.(\\w+)`]\\(([^)]+)\\)");
  private static final Pattern ANNOTATION = Pattern.compile("@([A-Z]\\w+)");
  private static final Pattern MARKED =
      Pattern.compile("@(Test|ParameterizedTest|TestFactory|Property)\\b");

  private static CoveragePage page() throws IOException {
    return CoveragePage.of(Files.readString(DOCS.resolve("ods-coverage.md")));
  }

  private static List<String> outline() throws IOException {
    try (InputStream in = CoverageTest.class.getResourceAsStream("sections.txt")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(String::strip)
          .toList();
    }
  }

  @Test
  void everySectionIsThereInItsOrder() throws IOException {
    assertEquals(outline(), page().sections().stream().map(Section::title).toList());
    Set<String> unique = new HashSet<>();
    for (Section section : page().sections()) {
      assertTrue(unique.add(section.document() + "/" + section.title()), section.title());
      assertTrue(section.hasContent(), section.title() + " has neither a row nor a sentence");
    }
  }

  @Test
  void noMechanismIsThereTwice() throws IOException {
    Set<String> seen = new HashSet<>();
    List<String> twice = new ArrayList<>();
    for (Section section : page().sections()) {
      for (Row row : section.rows()) {
        if (!seen.add(section.document() + section.title() + row.cells().get(0))) {
          twice.add(section.title() + ": " + row.cells().get(0));
        }
      }
    }
    assertEquals(List.of(), twice);
  }

  @Test
  void everyRowIsInATable() throws IOException {
    List<String> outside =
        page().sections().stream()
            .flatMap(section -> section.sentences().stream())
            .filter(sentence -> sentence.contains(" | "))
            .toList();
    assertEquals(List.of(), outside, "rows begin with a bar");
  }

  @Test
  void everyRowHasATest() throws IOException {
    List<String> wrong = new ArrayList<>();
    int rows = 0;
    for (Section section : page().sections()) {
      for (Row row : section.rows()) {
        rows++;
        if (row.cells().size() != 3 || row.cells().stream().anyMatch(String::isBlank)) {
          wrong.add(section.title() + ": not three cells: " + row.cells());
          continue;
        }
        Matcher tests = TEST.matcher(row.cells().get(2));
        if (!tests.reset().find()) {
          wrong.add(section.title() + ": no test: " + row.cells().get(0));
        }
        tests.reset();
        while (tests.find()) {
          wrong.addAll(mistakes(tests.group(1), tests.group(2), tests.group(3)));
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(rows > 100, rows + " rows");
  }

  private static List<String> mistakes(String type, String method, String link) throws IOException {
    Path file = DOCS.resolve(link);
    if (!file.getFileName().toString().equals(type + ".java") || !Files.isRegularFile(file)) {
      return List.of(type + " is not in " + link);
    }
    String source = Files.readString(file);
    Matcher declaration =
        Pattern.compile("(?m)^ {2}(?:public )?(?:static )?[\\w<>]+ " + method + "\\(")
            .matcher(source);
    if (!declaration.find()) {
      return List.of(type + " has no method " + method);
    }
    String before = source.substring(0, declaration.start());
    String annotations = before.substring(before.lastIndexOf("\n  }\n") + 1);
    return MARKED.matcher(annotations).find()
        ? List.of()
        : List.of(type + "." + method + " is no test");
  }

  /** Our annotations that the page names exist. */
  @Test
  void annotationsExist() throws IOException {
    Set<String> ofJava = Set.of("Deprecated", "Override", "SuppressWarnings");
    List<String> unknown = new ArrayList<>();
    for (Section section : page().sections()) {
      for (Row row : section.rows()) {
        Matcher names = ANNOTATION.matcher(row.cells().get(1));
        while (names.find()) {
          String name = names.group(1);
          if (!ofJava.contains(name) && !Files.exists(ANNOTATIONS.resolve(name + ".java"))) {
            unknown.add(section.title() + ": @" + name);
          }
        }
      }
    }
    assertEquals(List.of(), unknown);
  }

  /** What is missing is a mechanism of a section, and has a reason of some words. */
  @Test
  void whatIsNotOfferedHasAReason() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Row row : page().notOffered()) {
      if (!isOfASection(row) || row.cells().get(2).split(" ", -1).length < 6) {
        wrong.add(String.join(" | ", row.cells()));
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(!page().notOffered().isEmpty(), "no rows");
  }

  private static boolean isOfASection(Row row) throws IOException {
    return row.cells().size() == 3
        && outline().contains(row.cells().get(1))
        && row.cells().stream().noneMatch(String::isBlank);
  }
}
