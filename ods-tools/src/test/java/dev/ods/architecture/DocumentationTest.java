// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documentation has no broken links. */
final class DocumentationTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Path ERRORS = ROOT.resolve("docs/errors");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path folder : List.of(ROOT, ROOT.resolve("docs"), ROOT.resolve("template"), ERRORS)) {
      try (Stream<Path> files = Files.list(folder)) {
        files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    assertFalse(pages.isEmpty(), "no pages under " + ROOT.toAbsolutePath());
    return pages;
  }

  @Test
  void everyLinkToAFileResolves() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path page : pages()) {
      Matcher links = LINK.matcher(Files.readString(page, StandardCharsets.UTF_8));
      while (links.find()) {
        if (!Files.exists(page.resolveSibling(links.group(1)))) {
          broken.add(page + ": " + links.group(1));
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void everyErrorIsInTheIndex() throws IOException {
    String index = Files.readString(ERRORS.resolve("README.md"), StandardCharsets.UTF_8);
    List<String> missing = new ArrayList<>();
    for (Path page : pages()) {
      String name = page.getFileName().toString();
      if (name.startsWith("ODS") && !index.contains("(" + name + ")")) {
        missing.add(name);
      }
    }
    assertEquals(List.of(), missing, "pages that docs/errors/README.md does not list");
  }
}
